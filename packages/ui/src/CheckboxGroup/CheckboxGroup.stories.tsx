import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formWords } from '../Form/story-words.ts';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const words = {
  ar: { note: 'يوم واحد على الأقل.', error: 'اختر يومًا واحدًا على الأقل' },
  en: { note: 'At least one day.', error: 'Choose at least one day' },
};
const sunday: readonly string[] = ['sunday'];

interface StoryProps extends Partial<CheckboxGroupProps<string>> {
  hasError?: boolean;
  isCounted?: boolean;
}

function StoryBoxes({ value: initial = sunday, hasError, isCounted, ...props }: StoryProps) {
  const language = useStoryLanguage();
  const { days, week } = formWords[language];
  const { note, error } = words[language];
  const [value, setValue] = useState(initial);
  return (
    <CheckboxGroup
      label={days}
      choices={isCounted ? week.map((day, index) => ({ ...day, count: String(index * index * 7) })) : week}
      description={note}
      errorMessage={hasError ? error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'CheckboxGroup', component: StoryBoxes } satisfies Meta<typeof StoryBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { value: [], isRequired: false } };
export const Counted: Story = { args: { isCounted: true } };
export const InLine: Story = { args: { isInLine: true } };
export const WithError: Story = { args: { value: [], hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText(StoryBoxes);
