import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const words = {
  ar: { label: 'عدد المقاعد', note: 'للفرع كله.', error: 'اكتب عددًا أكبر من صفر', unit: 'سنوات' },
  en: { label: 'Seats', note: 'For the whole branch.', error: 'Write a number above zero', unit: 'years' },
};

interface StoryProps extends Partial<NumberFieldProps> {
  hasUnit?: boolean;
  hasError?: boolean;
}

function StoryNumber({ value: initial = 1250, hasUnit, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      label={text.label}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      unit={hasUnit ? text.unit : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'NumberField', component: StoryNumber, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryNumber
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithUnit: Story = { args: { value: 12, hasUnit: true } };
export const WithFraction: Story = { args: { value: 1250.5, fractionDigits: 3 } };
export const WithError: Story = { args: { value: 0, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryNumber);
export const TypedInArabicDigits: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '١٢٣٤٥');
    await expect(input).toHaveValue('12345');
    await userEvent.tab();
    await expect(input).toHaveValue('12,345');
  },
};
