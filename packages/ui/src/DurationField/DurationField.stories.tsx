import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { DurationField, type DurationFieldProps } from './DurationField.tsx';

const words = {
  ar: {
    label: 'مدة الدورة',
    note: 'من دون الاستراحة.',
    error: 'لا تقل المدة عن خمس دقائق',
    labels: { hours: 'ساعات', minutes: 'دقائق' },
  },
  en: {
    label: 'Length of the course',
    note: 'Without the break.',
    error: 'It takes at least five minutes',
    labels: { hours: 'Hours', minutes: 'Minutes' },
  },
};

interface StoryProps extends Partial<DurationFieldProps> {
  hasError?: boolean;
}

function StoryDuration({ value: initial = 90, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <DurationField
      label={text.label}
      labels={text.labels}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'DurationField', component: StoryDuration, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryDuration
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithError: Story = { args: { value: 2, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryDuration);
export const MinutesBecomeHours: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const [hours, minutes] = canvas.getAllByRole('textbox');
    await userEvent.type(minutes!, '٩٠');
    await expect(minutes).toHaveValue('90');
    await userEvent.tab();
    await expect(hours).toHaveValue('1');
    await expect(minutes).toHaveValue('30');
  },
};
