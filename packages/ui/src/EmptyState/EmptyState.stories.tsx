import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { EmptyState } from './EmptyState.tsx';

const inArabic = {
  title: 'لا مهارات بعد',
  description: 'تظهر هنا المهارات التي يمكن الاختيار منها.',
  action: <Button variant="primary">إضافة مهارة</Button>,
};

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'No skills yet',
    description: 'Skills that people can choose from show up here.',
    action: <Button variant="primary">Add a skill</Button>,
  },
  render: arabic(EmptyState, inArabic),
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = {};
export const Alone: Story = {
  args: { action: undefined },
  render: arabic(EmptyState, { ...inArabic, action: undefined }),
};
export const WithIcon: Story = { args: { icon: <Inbox size={20} /> } };
export const NothingYet: Story = { args: { drawing: 'nothing' } };
export const Done: Story = {
  args: { drawing: 'done', title: 'Nothing waits', description: 'Everything has been decided.', action: undefined },
  render: arabic(EmptyState, {
    drawing: 'done',
    title: 'لا شيء ينتظر',
    description: 'حُسمت كل السجلات.',
    action: undefined,
  }),
};
export const LongText: Story = {
  args: {
    drawing: 'noMatch',
    title: 'Nothing matches these filters',
    description:
      'No record has all of this at once. Take a filter away, choose a longer time, or look whether what you search for has been archived in the meantime.',
    action: <Button>Clear all filters</Button>,
  },
  render: arabic(EmptyState, {
    drawing: 'noMatch',
    title: 'لا شيء يطابق عوامل التصفية',
    description:
      'لا يوجد سجل تجتمع فيه كل هذه الشروط. أزل أحدها، أو اختر مدة أطول، أو تحقق مما إذا كان ما تبحث عنه قد أُرشف في هذه الأثناء.',
    action: <Button>مسح كل عوامل التصفية</Button>,
  }),
};
