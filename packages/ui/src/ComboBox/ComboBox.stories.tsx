import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Option } from '../private/Options.tsx';
import { projectsIn, useStoryLanguage } from '../private/story-projects.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

function StoryComboBox({ hasError, ...props }: Partial<ComboBoxProps> & { hasError?: boolean }) {
  const language = useStoryLanguage();
  const options = projectsIn(language, 8).map(({ id, name, city }) => ({ id, label: name, note: city }));
  const [value, setValue] = useState<Option | null>(options[1] ?? null);
  const [text, setText] = useState(value?.label ?? '');
  return (
    <ComboBox
      label={language === 'ar' ? 'المشروع' : 'Project'}
      items={options.filter((option) => text === value?.label || option.label.includes(text))}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={setValue}
      errorMessage={hasError ? (language === 'ar' ? 'اختر مشروعًا' : 'Choose a project') : undefined}
      isRequired
      {...props}
    />
  );
}

const meta = { title: 'ComboBox', component: StoryComboBox } satisfies Meta<typeof StoryComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, inputValue: '' } };
export const Loading: Story = { args: { items: [], isLoading: true } };
export const WithError: Story = { args: { value: null, inputValue: '', hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
