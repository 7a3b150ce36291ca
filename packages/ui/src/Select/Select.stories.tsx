import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formWords } from '../Form/story-words.ts';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Select, type SelectProps } from './Select.tsx';

const words = {
  ar: {
    placeholder: 'اختر مدينة',
    error: 'اختر مدينة',
    long: 'المنطقة الصناعية الثانية في مدينة الملك عبدالله الاقتصادية',
  },
  en: {
    placeholder: 'Choose a city',
    error: 'Choose a city',
    long: 'Second industrial area of King Abdullah Economic City',
  },
};

interface StoryProps extends Partial<SelectProps<string>> {
  hasError?: boolean;
}

function StorySelect({ value: initial = 'riyadh', hasError, ...props }: StoryProps) {
  const language = useStoryLanguage();
  const { city, cities } = formWords[language];
  const { placeholder, error, long } = words[language];
  const [value, setValue] = useState(initial);
  return (
    <Select
      label={city}
      choices={[...cities, { value: 'long', label: long }, { value: 'none', label: '—', isDisabled: true }]}
      placeholder={placeholder}
      errorMessage={hasError ? error : undefined}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'Select', component: StorySelect, parameters: { width: 'field' } } satisfies Meta<
  typeof StorySelect
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Optional: Story = { args: { isRequired: false } };
export const WithError: Story = { args: { value: null, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StorySelect);
export const LongChoice: Story = {
  args: { value: 'long' },
  decorators: (Story) => (
    <div style={{ inlineSize: 220 }}>
      <Story />
    </div>
  ),
};
