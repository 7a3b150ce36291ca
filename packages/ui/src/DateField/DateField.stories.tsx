import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function StoryDate({ value: initial = '2026-11-21', ...props }: Partial<DateFieldProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <DateField
      label={isArabic ? 'آخر يوم للتقديم' : 'Last day to apply'}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'DateField', component: StoryDate, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryDate
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const UmmAlQura: Story = { globals: { calendar: 'islamic-umalqura' } };
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithError: Story = {
  args: { errorMessage: 'Choose a day in the future' },
  render: arabic(StoryDate, { errorMessage: 'اختر يومًا لم يأتِ بعد' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryDate);
export const Open: Story = {
  args: { minValue: '2026-11-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const OpenInUmmAlQura: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [, hijri] = await screen.findAllByRole('radio');
    await userEvent.click(hijri!);
    await expect(hijri).toBeChecked();
    await expect(canvas.getAllByRole('spinbutton').at(-1)).toHaveTextContent('1448');
  },
};
