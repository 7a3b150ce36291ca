import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../Banner/Banner.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const deletion = {
  title: 'حذف المهارة «اللحام»؟',
  consequence: 'أضافها 12 شخصًا. لا يمكن التراجع عن الحذف.',
  confirmLabel: 'حذف المهارة',
};

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Delete the skill Welding?',
    consequence: "12 people list it. Deleting can't be undone.",
    confirmLabel: 'Delete the skill',
    onConfirm: () => {},
    onCancel: () => {},
  },
  render: arabic(ConfirmDialog, deletion),
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Deletion: Story = {};
export const UnderWay: Story = { args: { isPending: true } };
export const Harmless: Story = {
  args: {
    tone: 'neutral',
    title: 'Publish the article?',
    consequence: 'Readers see it at once.',
    confirmLabel: 'Publish',
  },
  render: arabic(ConfirmDialog, {
    title: 'نشر المقال؟',
    consequence: 'يراه القراء فورًا.',
    confirmLabel: 'نشر',
  }),
};
export const Failed: Story = {
  args: { children: <Banner tone="critical" title="It wasn't deleted: the server is out of reach." /> },
  render: arabic(ConfirmDialog, {
    ...deletion,
    children: <Banner tone="critical" title="لم تُحذف: تعذر الوصول إلى الخادم." />,
  }),
};
export const LongText: Story = {
  args: {
    title: 'Delete the skill “Maintenance of low-voltage distribution boards in industrial buildings”?',
    consequence:
      '12 people list it, and 3 projects ask for it: all of them lose it, and nobody is told. Deleting can’t be undone; who only wants to keep others from choosing it can hide it instead.',
    confirmLabel: 'Delete the skill for everybody',
  },
  render: arabic(ConfirmDialog, {
    title: 'حذف المهارة «صيانة لوحات توزيع الجهد المنخفض في المباني الصناعية»؟',
    consequence:
      'أضافها 12 شخصًا وتطلبها 3 مشاريع: يفقدونها جميعًا من دون أن يُبلَّغ أحد. لا يمكن التراجع عن الحذف؛ ومن أراد ألا يختارها غيره فليُخفِها بدلًا من ذلك.',
    confirmLabel: 'حذف المهارة لدى الجميع',
  }),
};
