import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
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

const meta = { title: 'SearchField', component: StorySearch, parameters: { width: 'field' } } satisfies Meta<
  typeof StorySearch
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With nothing in it, it begins where the page does. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const { direction } = getComputedStyle(document.documentElement);
    await expect(getComputedStyle(canvas.getByRole('searchbox')).direction).toBe(direction);
  },
};
export const Filled: Story = { args: { initial: 'أحمد' } };
export const EmptiedByEscape: Story = {
  args: { initial: 'أحمد' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const LongText: Story = {
  args: { initial: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه' },
  decorators: (Story) => (
    <div style={{ inlineSize: 220 }}>
      <Story />
    </div>
  ),
};
