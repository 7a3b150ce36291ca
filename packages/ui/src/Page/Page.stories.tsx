import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Page } from './Page.tsx';

const inArabic = {
  title: 'المقالات',
  breadcrumbs: [
    { label: 'المحتوى', href: '/content' },
    { label: 'المقالات', href: '/articles' },
  ],
  actions: <Button variant="primary">إضافة مقال</Button>,
  children: <p>المحتوى.</p>,
};

const meta: Meta<typeof Page> = {
  component: Page,
  args: {
    title: 'Articles',
    breadcrumbs: [
      { label: 'Content', href: '/content' },
      { label: 'Articles', href: '/articles' },
    ],
    actions: <Button variant="primary">Add an article</Button>,
    children: <p>The content.</p>,
  },
  render: arabic(Page, inArabic),
};
export default meta;

type Story = StoryObj<typeof Page>;

export const WithAction: Story = {};
export const WithChips: Story = {
  args: { chips: <StatusChip tone="positive">Published</StatusChip> },
  render: arabic(Page, { ...inArabic, chips: <StatusChip tone="positive">منشور</StatusChip> }),
};
export const Form: Story = { args: { width: 'form' } };
export const Reading: Story = {
  args: { width: 'reading', actions: undefined },
  render: arabic(Page, { ...inArabic, actions: undefined }),
};
export const LongTitle: Story = {
  args: {
    title: 'Opening of the northern branch and moving staff, machines and documents there before the year ends',
    chips: <StatusChip tone="attention">Waiting for approval</StatusChip>,
  },
  render: arabic(Page, {
    ...inArabic,
    title: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة',
    chips: <StatusChip tone="attention">بانتظار الموافقة</StatusChip>,
  }),
};
