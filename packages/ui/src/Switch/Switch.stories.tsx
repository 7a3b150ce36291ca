import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function StorySwitch(props: Partial<SwitchProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [isSelected, setSelected] = useState(props.isSelected ?? false);
  return (
    <Switch
      label={isArabic ? 'إشعار الأعضاء' : 'Notify members'}
      description={isArabic ? 'تُرسل رسالة واحدة في اليوم.' : 'One message a day is sent.'}
      {...props}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

const meta = { title: 'Switch', component: StorySwitch } satisfies Meta<typeof StorySwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
export const WithError: Story = { args: { errorMessage: 'This is needed' } };
