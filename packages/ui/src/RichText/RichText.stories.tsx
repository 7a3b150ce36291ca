import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { richTextWords } from '../RichTextEditor/rich-text-words.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

function StoryText({ value }: Partial<RichTextProps>) {
  return <RichText value={value ?? richTextWords[useStoryLanguage()].value} />;
}

const meta = { title: 'RichText', component: StoryText, parameters: { width: 'form' } } satisfies Meta<
  typeof StoryText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = {
  args: { value: `<p>${'نص طويل يمتد على أكثر من سطر. '.repeat(40)}</p><p>${'unbroken'.repeat(30)}</p>` },
};
export const Foreign: Story = {
  args: { value: '<p onclick="run()">sold <u>here</u> <a href="javascript:run()">now</a></p><script>run()</script>' },
};
