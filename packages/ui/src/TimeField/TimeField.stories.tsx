import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function StoryTime({ value: initial = '08:30', ...props }: Partial<TimeFieldProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <TimeField label={isArabic ? 'وقت الافتتاح' : 'Opens at'} isRequired {...props} value={value} onChange={setValue} />
  );
}

const meta = { title: 'TimeField', component: StoryTime, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryTime
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithDescription: Story = {
  args: { description: 'On the clock of Riyadh.' },
  render: arabic(StoryTime, { description: 'بتوقيت الرياض.' }),
};
export const WithError: Story = {
  args: { errorMessage: 'Choose a time after 07:00' },
  render: arabic(StoryTime, { errorMessage: 'اختر وقتًا بعد 07:00' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryTime);
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1645');
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    await expect(hour).toHaveTextContent('16');
    await expect(minute).toHaveTextContent('45');
    await expect(hour!.getBoundingClientRect().right).toBeLessThanOrEqual(minute!.getBoundingClientRect().left);
  },
};
