import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const fortnight = { from: '2026-11-08', to: '2026-11-21' };

function StoryDays({ value: initial = fortnight, ...props }: Partial<DateRangePickerProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <DateRangePicker label={isArabic ? 'الفترة' : 'Period'} isRequired {...props} value={value} onChange={setValue} />
  );
}

const meta = { title: 'DateRangePicker', component: StoryDays, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryDays
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const UmmAlQura: Story = { globals: { calendar: 'islamic-umalqura' } };
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithError: Story = {
  args: { errorMessage: 'The last day is before the first one' },
  render: arabic(StoryDays, { errorMessage: 'اليوم الأخير يسبق الأول' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryDays);
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
