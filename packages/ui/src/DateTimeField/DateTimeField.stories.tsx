import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

function StoryMoment({ value: initial = '2026-11-21T11:30:00.000Z', ...props }: Partial<DateTimeFieldProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <DateTimeField
      label={isArabic ? 'موعد الاجتماع' : 'Time of the meeting'}
      isRequired
      {...props}
      timeZone="Asia/Riyadh"
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'DateTimeField', component: StoryMoment, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryMoment
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const UmmAlQura: Story = { globals: { calendar: 'islamic-umalqura' } };
export const Empty: Story = {
  args: { value: null, isRequired: false, description: 'Time in Riyadh' },
  render: arabic(StoryMoment, { description: 'بتوقيت الرياض' }),
};
export const WithError: Story = {
  args: { errorMessage: 'Choose a time in the future' },
  render: arabic(StoryMoment, { errorMessage: 'اختر وقتًا لم يأتِ بعد' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryMoment);
export const DayPicked: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click((await screen.findAllByRole('button', { name: /\b15\b/ }))[0]!);
    await expect(canvas.getAllByRole('spinbutton')[3]).toHaveTextContent('09');
  },
};
