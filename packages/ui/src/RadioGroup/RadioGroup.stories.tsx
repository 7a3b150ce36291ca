import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { formWords } from '../Form/story-words.ts';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const words = {
  ar: { note: 'يمكن تغييره لاحقًا.', error: 'اختر نوع العقد' },
  en: { note: 'It can be changed later.', error: 'Choose the contract' },
};

interface StoryProps extends Partial<RadioGroupProps<string>> {
  hasError?: boolean;
}

function StoryRadios({ value: initial = 'fixed', hasError, ...props }: StoryProps) {
  const language = useStoryLanguage();
  const { kind, kinds } = formWords[language];
  const { note, error } = words[language];
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      label={kind}
      choices={kinds}
      description={note}
      errorMessage={hasError ? error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'RadioGroup', component: StoryRadios } satisfies Meta<typeof StoryRadios>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null, isRequired: false } };
export const InLine: Story = { args: { isInLine: true } };
export const WithError: Story = { args: { value: null, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText(StoryRadios);
export const ChosenByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
  },
};
