import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { MessageField } from './MessageField.tsx';

const texts = {
  ar: { label: 'رسالة', placeholder: 'اكتب ردًا' },
  en: { label: 'Message', placeholder: 'Write an answer' },
};

function StoryMessage({ initial = '', isInvalid = false }: { initial?: string; isInvalid?: boolean }) {
  const { label, placeholder } = texts[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <MessageField
      label={label}
      placeholder={placeholder}
      isInvalid={isInvalid}
      value={value}
      onChange={setValue}
      onSubmit={() => setValue('')}
    />
  );
}

const meta = { title: 'MessageField', component: StoryMessage, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryMessage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** It grows with what is written. */
export const Grown: Story = { args: { initial: 'صباح الخير.\nصُرف طلب السحب اليوم.\nيصل يوم الأحد.' } };
export const TooLong: Story = { args: { initial: 'A text that cannot be sent as it is', isInvalid: true } };
export const SentByEnter: Story = {
  args: { initial: 'Good morning' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
