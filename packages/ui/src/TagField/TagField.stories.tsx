import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Option } from '../private/options/Options.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

function StoryTags({ hasError, ...props }: Partial<TagFieldProps> & { hasError?: boolean }) {
  const language = useStoryLanguage();
  const options = projectsIn(language, 8).map(({ id, name }) => ({ id, label: name }));
  const [value, setValue] = useState<readonly Option[]>(options.slice(0, 2));
  const [text, setText] = useState('');
  return (
    <TagField
      label={language === 'ar' ? 'المشاريع' : 'Projects'}
      items={options.filter((option) => option.label.includes(text))}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={setValue}
      errorMessage={
        hasError ? (language === 'ar' ? 'اختر مشروعًا واحدًا على الأقل' : 'Choose at least one project') : undefined
      }
      {...props}
    />
  );
}

const meta = { title: 'TagField', component: StoryTags, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryTags
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Empty: Story = { args: { value: [] } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Loading: Story = { args: { items: [], isLoading: true } };
export const WithError: Story = { args: { value: [], hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText(StoryTags);
