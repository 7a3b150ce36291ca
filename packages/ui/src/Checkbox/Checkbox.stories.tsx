import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

/** The sign in the box, which only a browser lays out and paints. */
function signIn(canvas: { getByRole: (role: 'checkbox') => HTMLElement }) {
  const { inlineSize, blockSize, backgroundColor } = getComputedStyle(canvas.getByRole('checkbox'), '::after');
  return { inlineSize, blockSize, isPainted: !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) };
}

export const Off: Story = {
  play: ({ canvas }) => expect(signIn(canvas)).toMatchObject({ isPainted: false }),
};
export const On: Story = {
  args: { isSelected: true },
  play: ({ canvas }) => expect(signIn(canvas)).toEqual({ inlineSize: '10px', blockSize: '10px', isPainted: true }),
};
export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
export const WithError: Story = { args: { hasError: true } };
export const Some: Story = {
  args: { isIndeterminate: true },
  play: ({ canvas }) => expect(signIn(canvas)).toEqual({ inlineSize: '10px', blockSize: '10px', isPainted: true }),
};
export const LongText: Story = { args: { isLong: true } };
