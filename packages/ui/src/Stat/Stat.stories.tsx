import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContextualHelp } from '../ContextualHelp/ContextualHelp.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Stat, type StatProps } from './Stat.tsx';

const finished = { label: 'المشاريع المنجزة' };

const meta: Meta<typeof Stat> = {
  component: Stat,
  args: { label: 'Projects finished', value: '1,204' },
  render: arabic(Stat, finished),
};
export default meta;

type Story = StoryObj<typeof Stat>;

const inBoth = (args: Partial<StatProps>, words: Partial<StatProps>): Story => ({
  args,
  render: arabic(Stat, { ...finished, ...words }),
});

export const Alone: Story = {};
export const More: Story = inBoth(
  { change: { direction: 'up', text: '12% more than before (1,075)' } },
  { change: { direction: 'up', text: 'أكثر بنسبة 12% من قبل (1,075)' } },
);
export const Less: Story = inBoth(
  { change: { direction: 'down', text: '8% less than before (1,309)' } },
  { change: { direction: 'down', text: 'أقل بنسبة 8% من قبل (1,309)' } },
);
export const Same: Story = inBoth(
  { change: { direction: 'same', text: 'As many as before' } },
  { change: { direction: 'same', text: 'كما كان من قبل' } },
);
export const GoodNews: Story = inBoth(
  { label: 'Complaints', value: '3', change: { direction: 'down', text: '6 fewer than before', meaning: 'good' } },
  { label: 'الشكاوى', change: { direction: 'down', text: 'أقل بمقدار 6 من قبل', meaning: 'good' } },
);
export const BadNews: Story = inBoth(
  { label: 'Overdue', value: '17', change: { direction: 'up', text: '9 more than before', meaning: 'bad' } },
  { label: 'المتأخرة', change: { direction: 'up', text: 'أكثر بمقدار 9 من قبل', meaning: 'bad' } },
);
export const Linked: Story = inBoth(
  {
    href: '#now',
    help: <ContextualHelp title="Projects finished">Those that were closed in the period.</ContextualHelp>,
    change: { direction: 'up', text: '12% more than before (1,075)', href: '#before' },
  },
  {
    help: <ContextualHelp title="المشاريع المنجزة">المشاريع التي أُغلقت في الفترة.</ContextualHelp>,
    change: { direction: 'up', text: 'أكثر بنسبة 12% من قبل (1,075)', href: '#before' },
  },
);
export const Loading: Story = { args: { isLoading: true } };
export const LongText: Story = {
  ...inBoth(
    {
      label: 'Projects finished before the day that was set for them',
      change: { direction: 'up', text: '12% more than in the period before, when there were 1,075 projects' },
    },
    {
      label: 'المشاريع التي أُنجزت قبل موعدها المحدد',
      change: { direction: 'up', text: 'أكثر بنسبة 12% من الفترة السابقة التي بلغ عددها فيها 1,075 مشروعًا' },
    },
  ),
  decorators: (Story) => (
    <div style={{ inlineSize: 180 }}>
      <Story />
    </div>
  ),
};
