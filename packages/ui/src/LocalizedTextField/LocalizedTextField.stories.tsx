import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { LocalizedTextField, type LocalizedTextFieldProps, type LocalizedValue } from './LocalizedTextField.tsx';

const words = {
  ar: { label: 'العنوان', note: 'كما يراه الزوار.', error: 'اكتب العنوان بالعربية' },
  en: { label: 'Title', note: 'As visitors see it.', error: 'Write the title in Arabic' },
};
const both = { ar: 'افتتاح الفرع الشمالي', en: 'Opening of the northern branch' };

interface StoryProps extends Partial<Omit<LocalizedTextFieldProps, 'errorMessage'>> {
  hasError?: boolean;
}

function StoryTitle({ value: initial = both, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState<LocalizedValue>(initial);
  return (
    <LocalizedTextField
      label={text.label}
      description={text.note}
      errorMessage={hasError ? { ar: text.error } : {}}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'LocalizedTextField', component: StoryTitle, parameters: { width: 'form' } } satisfies Meta<
  typeof StoryTitle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const ArabicAlone: Story = { args: { value: { ar: both.ar } } };
export const BothRequired: Story = { args: { value: { ar: '' }, isEnglishRequired: true } };
export const WithError: Story = { args: { value: { ar: '', en: both.en }, hasError: true } };
export const SeveralLines: Story = { args: { isMultiline: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: {
    value: {
      ar: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة المالية الحالية',
      en: 'Opening of the northern branch and moving staff, machines and documents there before the year ends',
    },
  },
};
export const InANarrowPlace: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 320 }}>
      <Story />
    </div>
  ),
};
