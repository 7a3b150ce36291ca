import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function StoryDate({ initial = '2026-11-21', ...props }: Partial<DateFieldProps> & { initial?: string | null }) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <DateField
      label={isArabic ? 'آخر يوم للتقديم' : 'Last day to apply'}
      value={value}
      onChange={setValue}
      isRequired
      {...props}
    />
  );
}

const meta = { title: 'DateField', component: StoryDate } satisfies Meta<typeof StoryDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { initial: null } };
export const WithError: Story = { args: { errorMessage: 'Choose a day in the future' } };
