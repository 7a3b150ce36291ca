import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { StateTabs } from './StateTabs.tsx';

const words = {
  ar: { label: 'حسب الحالة', states: ['الكل', 'قيد التنفيذ', 'منشور', 'متوقف', 'مرفوض', 'مؤرشف'] },
  en: { label: 'By state', states: ['All', 'In progress', 'Published', 'Paused', 'Rejected', 'Archived'] },
};

function StoryTabs({ current = 1 }: { current?: number }) {
  const { label, states } = words[useStoryLanguage()];
  const counts = ['10k+', '1,240', '312', '8', '0', undefined];
  const tabs = states.map((state, index) => ({
    key: String(index),
    label: state,
    href: `#${index}`,
    count: counts[index],
  }));
  return <StateTabs label={label} tabs={tabs} currentKey={String(current)} />;
}

const meta = { title: 'StateTabs', component: StoryTabs } satisfies Meta<typeof StoryTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const LastOfMany: Story = { args: { current: 5 } };
