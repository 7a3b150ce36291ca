import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { ChipsField, type ChipsFieldProps } from './ChipsField.tsx';

const words = {
  ar: { label: 'الكلمات المفتاحية', value: ['توظيف', 'الرياض'], error: 'كلمة واحدة على الأقل' },
  en: { label: 'Keywords', value: ['hiring', 'Riyadh'], error: 'At least one word' },
};

function StoryChips({
  isEmpty,
  hasError,
  ...props
}: Partial<ChipsFieldProps> & { isEmpty?: boolean; hasError?: boolean }) {
  const { label, value, error } = words[useStoryLanguage()];
  const [chips, setChips] = useState<readonly string[]>(isEmpty ? [] : value);
  return (
    <ChipsField
      label={label}
      value={chips}
      onAdd={(text) => {
        setChips((before) => [...before.filter((one) => one !== text), text]);
        return true;
      }}
      onRemove={(text) => setChips(chips.filter((one) => one !== text))}
      errorMessage={hasError ? error : undefined}
      {...props}
    />
  );
}

const meta = { title: 'ChipsField', component: StoryChips, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryChips
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
export const WithError: Story = { args: { isEmpty: true, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryChips);
