import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Library', href: '/library' },
      { label: 'Books', href: '/library/books' },
      { label: 'A long story', href: '/library/books/12' },
    ],
  },
  render: arabic(Breadcrumbs, {
    items: [
      { label: 'المكتبة', href: '/library' },
      { label: 'الكتب', href: '/library/books' },
      { label: 'قصة طويلة', href: '/library/books/12' },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeLevels: Story = {};
export const OneLevel: Story = {
  args: { items: [{ label: 'Library', href: '/library' }] },
  render: arabic(Breadcrumbs, { items: [{ label: 'المكتبة', href: '/library' }] }),
};
const lastOf = (library: string, title: string) => [
  { label: library, href: '/library' },
  { label: title, href: '/library/12' },
];
export const LongText: Story = {
  args: {
    items: lastOf('Library', 'Opening of the northern branch and moving staff, machines and documents there this year'),
  },
  render: arabic(Breadcrumbs, {
    items: lastOf('المكتبة', 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة المالية'),
  }),
  decorators: (Story) => (
    <div style={{ inlineSize: 300 }}>
      <Story />
    </div>
  ),
};
