import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stat } from './Stat.tsx';

const meta: Meta<typeof Stat> = { component: Stat, args: { label: 'Projects finished', value: '1,204' } };
export default meta;

type Story = StoryObj<typeof Stat>;

export const Alone: Story = {};
export const More: Story = { args: { change: { direction: 'up', text: '12% more than before (1,075)' } } };
export const Less: Story = { args: { change: { direction: 'down', text: '8% less than before (1,309)' } } };
export const Same: Story = { args: { change: { direction: 'same', text: 'As many as before' } } };
export const GoodNews: Story = {
  args: {
    label: 'Complaints',
    value: '3',
    change: { direction: 'down', text: '6 fewer than before', meaning: 'good' },
  },
};
export const BadNews: Story = {
  args: { label: 'Overdue', value: '17', change: { direction: 'up', text: '9 more than before', meaning: 'bad' } },
};
export const Loading: Story = { args: { value: <Skeleton shape="title" width="3ch" /> } };
export const LongText: Story = {
  args: {
    label: 'المشاريع التي أُنجزت قبل موعدها المحدد',
    change: { direction: 'up', text: 'أكثر بنسبة 12٪ من الفترة السابقة التي بلغ عددها فيها 1,075 مشروعًا' },
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 180 }}>
      <Story />
    </div>
  ),
};
