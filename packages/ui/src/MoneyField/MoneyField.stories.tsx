import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const words = {
  ar: { label: 'الميزانية الشهرية', note: 'شاملة ضريبة القيمة المضافة.', error: 'اكتب مبلغًا لا يقل عن 1,000 ر.س' },
  en: { label: 'Monthly budget', note: 'Including VAT.', error: 'Write at least SAR 1,000' },
};

interface StoryProps extends Partial<MoneyFieldProps> {
  hasError?: boolean;
}

function StoryMoney({ value: initial = 125_050, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <MoneyField
      label={text.label}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'MoneyField', component: StoryMoney, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryMoney
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHalalas: Story = {};
export const WholeRiyals: Story = { args: { value: 1_200_000 } };
export const Empty: Story = { args: { value: null, isRequired: false } };
export const WithError: Story = { args: { value: 50_000, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryMoney);
