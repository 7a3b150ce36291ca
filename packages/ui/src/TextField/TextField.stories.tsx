import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const words = {
  ar: {
    label: 'اسم المشروع',
    value: 'افتتاح الفرع الشمالي',
    long: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة المالية الحالية',
    note: 'كما يظهر في القوائم.',
    error: 'يوجد مشروع بهذا الاسم',
  },
  en: {
    label: 'Name of the project',
    value: 'Opening of the northern branch',
    long: 'Opening of the northern branch and moving staff, machines and documents there before the financial year ends',
    note: 'As it is shown in lists.',
    error: 'Another project has this name',
  },
};

interface StoryProps extends Partial<TextFieldProps> {
  isLong?: boolean;
  hasNote?: boolean;
  hasError?: boolean;
}

function StoryText({ isLong, hasNote, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(props.value ?? (isLong ? text.long : text.value));
  return (
    <TextField
      label={text.label}
      description={hasNote ? text.note : undefined}
      errorMessage={hasError ? text.error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'TextField', component: StoryText, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', hasNote: true } };
export const Optional: Story = { args: { value: '', isRequired: false } };
export const WithError: Story = { args: { hasError: true, hasNote: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = { args: { isLong: true } };
export const Email: Story = { args: { type: 'email', value: 'sara@example.sa', autoComplete: 'email' } };
export const WithSuffix: Story = { args: { dir: 'ltr', value: 'northern-branch', suffix: '.example.sa' } };
