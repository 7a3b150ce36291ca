import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { SearchField } from './SearchField.tsx';

function StorySearch({ initial = '' }: { initial?: string }) {
  const isArabic = useStoryLanguage() === 'ar';
  const [value, setValue] = useState(initial);
  return (
    <SearchField
      label={isArabic ? 'بحث في المشاريع' : 'Search projects'}
      value={value}
      onChange={setValue}
      shortcut="/"
    />
  );
}

const meta = { title: 'SearchField', component: StorySearch } satisfies Meta<typeof StorySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: 'أحمد' } };
