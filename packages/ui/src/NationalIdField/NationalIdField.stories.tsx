import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { NationalIdField, type NationalIdFieldProps } from './NationalIdField.tsx';

function StoryId({
  value: initial = '1012345672',
  isRevealed: first = false,
  ...props
}: Partial<NationalIdFieldProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  const [isRevealed, setRevealed] = useState(first);
  return (
    <NationalIdField
      label={isArabic ? 'رقم الهوية الوطنية' : 'National ID'}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
      isRevealed={isRevealed}
      onRevealedChange={setRevealed}
    />
  );
}

const meta = { title: 'NationalIdField', component: StoryId, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryId
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const MaskedByTheServer: Story = { args: { value: '••••••5672' } };
export const Revealed: Story = { args: { isRevealed: true } };
export const Empty: Story = {
  args: { value: '', isRequired: false, description: 'Ten digits' },
  render: arabic(StoryId, { description: 'عشرة أرقام' }),
};
export const OneDigitWrong: Story = { args: { value: '1012345673', isRevealed: true } };
export const WithError: Story = {
  args: { errorMessage: 'Another record has this number' },
  render: arabic(StoryId, { errorMessage: 'لسجل آخر الرقم نفسه' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryId);
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '١٠١٢٣٤٥٦٧٢');
    await expect(input).toHaveValue('1012345672');
    await userEvent.tab();
    await expect(input).toHaveValue('••••••5672');
  },
};
