import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import { richTextWords } from './rich-text-words.ts';

function StoryText({ value: initial, ...props }: Partial<RichTextEditorProps>) {
  const words = richTextWords[useStoryLanguage()];
  const [value, setValue] = useState(initial ?? words.value);
  return (
    <>
      <RichTextEditor label={words.label} texts={words.texts} isRequired {...props} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}

const meta = { title: 'RichTextEditor', component: StoryText, parameters: { width: 'form' } } satisfies Meta<
  typeof StoryText
>;
export default meta;
type Story = StoryObj<typeof meta>;

const output = () => document.querySelector('output')?.textContent;

export const Filled: Story = {};
export const Empty: Story = {
  args: { value: '', isRequired: false, description: 'What the reader should know first' },
  render: arabic(StoryText, { description: 'ما ينبغي أن يعرفه القارئ أولًا' }),
};
export const WithError: Story = {
  args: { value: '', errorMessage: 'Write a description' },
  render: arabic(StoryText, { errorMessage: 'اكتب وصفًا' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: { value: `<p>${'نص طويل يمتد على أكثر من سطر. '.repeat(40)}</p><p>${'unbroken'.repeat(30)}</p>` },
};
export const ByKeyboard: Story = {
  args: { value: '<p>pears</p>' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.click(text);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    const [heading] = canvas.getAllByRole('button');
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(output()).toBe('<h2 dir="auto">pears</h2>'));
    await expect(heading).toHaveAttribute('aria-pressed', 'true');
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  },
};
export const LinkAsked: Story = {
  args: { value: '<p>pears</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('javascript:run(){Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Address|العنوان/ })).toBeInvalid());
  },
};
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Pears</h1><p onclick="run()">sold <u>here</u> <a href="javascript:run()">now</a><img src="x"></p>',
    );
    await userEvent.paste(data);
    await waitFor(() => expect(output()).toBe('<h2 dir="auto">Pears</h2><p dir="auto">sold here now</p>'));
  },
};
