import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Tabs } from './Tabs.tsx';

const inArabic = {
  'aria-label': 'الأقسام',
  items: [
    { id: 'overview', label: 'نظرة عامة' },
    { id: 'notes', label: 'الملاحظات', count: 3 },
    { id: 'activity', label: 'النشاط', count: 1540 },
  ],
  children: <p>النظرة العامة.</p>,
};

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    'aria-label': 'Parts',
    selected: 'overview',
    items: [
      { id: 'overview', label: 'Overview' },
      { id: 'notes', label: 'Notes', count: 3 },
      { id: 'activity', label: 'Activity', count: 1540 },
    ],
    children: <p>The overview.</p>,
  },
  render: arabic(Tabs, inArabic),
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Usual: Story = {};
export const WithAddresses: Story = {
  args: {
    items: [
      { id: 'overview', label: 'Overview', href: '#overview' },
      { id: 'notes', label: 'Notes', href: '#notes' },
    ],
  },
  render: arabic(Tabs, {
    ...inArabic,
    items: [
      { id: 'overview', label: 'نظرة عامة', href: '#overview' },
      { id: 'notes', label: 'الملاحظات', href: '#notes' },
    ],
  }),
};
export const OneDisabled: Story = {
  args: {
    items: [
      { id: 'overview', label: 'Overview' },
      { id: 'invoices', label: 'Invoices', isDisabled: true },
    ],
  },
  render: arabic(Tabs, {
    ...inArabic,
    items: [
      { id: 'overview', label: 'نظرة عامة' },
      { id: 'invoices', label: 'الفواتير', isDisabled: true },
    ],
  }),
};
export const MoreThanThePlaceHolds: Story = {
  args: {
    items: [
      { id: 'overview', label: 'Overview' },
      ...Array.from({ length: 12 }, (_, index) => ({ id: `part${index}`, label: `Part ${index + 1} of many` })),
    ],
  },
  render: arabic(Tabs, {
    ...inArabic,
    items: [
      { id: 'overview', label: 'نظرة عامة' },
      ...Array.from({ length: 12 }, (_, index) => ({ id: `part${index}`, label: `القسم رقم ${index + 1}` })),
    ],
  }),
  decorators: (Story) => (
    <div style={{ inlineSize: 340 }}>
      <Story />
    </div>
  ),
};
