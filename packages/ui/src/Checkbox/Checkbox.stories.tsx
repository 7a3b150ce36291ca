import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const words = {
  ar: {
    label: 'إشعار الأعضاء',
    long: 'إبلاغ كل عضو في كل فريق يشارك في هذا المشروع فور تغيير يومه الأخير',
    note: 'تُرسل رسالة واحدة في اليوم.',
    error: 'يجب اختيار هذا',
  },
  en: {
    label: 'Notify members',
    long: 'Tell every member of every team that takes part in this project as soon as its last day has been moved',
    note: 'One message a day is sent.',
    error: 'This is needed',
  },
};

interface StoryProps extends Partial<CheckboxProps> {
  isLong?: boolean;
  hasError?: boolean;
}

function StoryCheckbox({ isLong, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [isSelected, setSelected] = useState(props.isSelected ?? false);
  return (
    <Checkbox
      label={isLong ? text.long : text.label}
      description={isLong ? undefined : text.note}
      errorMessage={hasError ? text.error : undefined}
      {...props}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

const meta = { title: 'Checkbox', component: StoryCheckbox } satisfies Meta<typeof StoryCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
export const WithError: Story = { args: { hasError: true } };
export const Some: Story = { args: { isIndeterminate: true } };
export const LongText: Story = { args: { isLong: true } };
