import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { IbanField, type IbanFieldProps } from './IbanField.tsx';

function StoryIban({ value: initial = 'SA0380000000608010167519', ...props }: Partial<IbanFieldProps>) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return <IbanField label={isArabic ? 'الآيبان' : 'IBAN'} isRequired {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'IbanField', component: StoryIban, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryIban
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { value: '', isRequired: false, description: '24 characters, beginning with SA' },
  render: arabic(StoryIban, { description: '24 خانة تبدأ بـ SA' }),
};
export const OneDigitWrong: Story = { args: { value: 'SA0380000000608010167518' } };
export const WithError: Story = {
  args: { errorMessage: 'Another record has this IBAN' },
  render: arabic(StoryIban, { errorMessage: 'لسجل آخر رقم الآيبان نفسه' }),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryIban);
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('sa٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩');
    await expect(input).toHaveValue('SA03 8000 0000 6080 1016 7519');
  },
};
