import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function StoryCheckbox(props: Partial<CheckboxProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [isSelected, setSelected] = useState(props.isSelected ?? false);
  return (
    <Checkbox
      label={isArabic ? 'إشعار الأعضاء' : 'Notify members'}
      description={isArabic ? 'تُرسل رسالة واحدة في اليوم.' : 'One message a day is sent.'}
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
export const WithError: Story = { args: { errorMessage: 'This is needed' } };
export const Some: Story = { args: { isIndeterminate: true } };
