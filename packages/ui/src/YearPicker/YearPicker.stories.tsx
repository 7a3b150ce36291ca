import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { YearPicker, type YearPickerProps } from './YearPicker.tsx';

const words = {
  ar: { label: 'سنة التأسيس', placeholder: 'اختر سنة', error: 'اختر سنة التأسيس' },
  en: { label: 'Founded', placeholder: 'Choose a year', error: 'Choose the year of foundation' },
};

interface StoryProps extends Partial<YearPickerProps> {
  hasError?: boolean;
}

function StoryYear({ value: initial = 2019, hasError, ...props }: StoryProps) {
  const { label, placeholder, error } = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <YearPicker
      label={label}
      placeholder={placeholder}
      errorMessage={hasError ? error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'YearPicker', component: StoryYear, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryYear
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Optional: Story = { args: { isRequired: false } };
export const BetweenOtherYears: Story = { args: { firstYear: 2015, lastYear: 2030 } };
export const WithError: Story = { args: { value: null, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryYear);
