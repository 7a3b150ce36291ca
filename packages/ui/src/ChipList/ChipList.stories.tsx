import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { ChipList } from './ChipList.tsx';

const meta: Meta<typeof ChipList> = {
  parameters: { width: 'form' },
  component: ChipList,
  args: {
    items: [
      { id: 'welding', text: 'Welding' },
      { id: 'diving', text: 'Diving and rescue' },
      { id: 'autocad', text: 'AutoCAD' },
    ],
  },
  render: arabic(ChipList, {
    items: [
      { id: 'welding', text: 'اللحام' },
      { id: 'diving', text: 'الغوص والإنقاذ' },
      { id: 'autocad', text: 'AutoCAD' },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof ChipList>;

export const Words: Story = {};
export const WithNotes: Story = {
  args: {
    items: [
      { id: 'ar', text: 'Arabic', note: 'Native' },
      { id: 'en', text: 'English', note: 'Fluent' },
    ],
  },
  render: arabic(ChipList, {
    items: [
      { id: 'ar', text: 'العربية', note: 'لغة أم' },
      { id: 'en', text: 'الإنجليزية', note: 'بطلاقة' },
    ],
  }),
};
