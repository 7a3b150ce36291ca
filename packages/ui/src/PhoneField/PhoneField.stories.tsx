import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const words = {
  ar: { label: 'الجوال', note: 'لإرسال رمز التحقق.', error: 'اكتب رقم جوال سعودي، مثل 55 123 4567' },
  en: { label: 'Mobile', note: 'The code is sent there.', error: 'Write a Saudi mobile number, such as 55 123 4567' },
};

interface StoryProps extends Partial<PhoneFieldProps> {
  hasError?: boolean;
}

function StoryPhone({ value: initial = '+966551234567', hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <PhoneField
      label={text.label}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'PhoneField', component: StoryPhone, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryPhone
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isRequired: false } };
export const WithError: Story = { args: { value: '0551', hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryPhone);
export const TypedInArabicDigits: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '٠٥٥١٢٣٤٥٦٧');
    await userEvent.tab();
    await expect(input).toHaveValue('55 123 4567');
  },
};
