import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MessageField, type MessageFieldProps } from './MessageField.tsx';

const label = { ar: 'رسالة', en: 'Message' };
const placeholder = { ar: 'اكتب ردًا', en: 'Write an answer' };

function Written(props: MessageFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MessageField {...props} value={value} onChange={setValue} onSubmit={() => setValue('')} />;
}

const meta: Meta<typeof MessageField> = {
  component: MessageField,
  args: { label: label.en, placeholder: placeholder.en, value: '' },
  render: (args) => <Written {...args} />,
};
export default meta;

type Story = StoryObj<typeof MessageField>;

export const Empty: Story = {};
export const Grown: Story = {
  args: { value: 'Good morning.\nYour withdrawal was paid today.\nIt arrives by Sunday.' },
};
export const TooLong: Story = { args: { value: 'A text that cannot be sent as it is', isInvalid: true } };
export const Arabic: Story = {
  args: { label: label.ar, placeholder: placeholder.ar, value: 'صباح الخير، صُرف طلب السحب اليوم.' },
};
