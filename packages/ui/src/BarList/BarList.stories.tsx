import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { BarList } from './BarList.tsx';

const inArabic = {
  label: 'المشاريع المفتوحة حسب المدينة',
  heads: ['المدينة', 'المشاريع'] as [string, string],
  bars: [
    { id: 'riyadh', name: 'الرياض', value: 1204, text: '1,204' },
    { id: 'jeddah', name: 'جدة', value: 731, text: '731' },
    { id: 'arar', name: 'عرعر', value: 0, text: '0' },
  ],
};

const meta: Meta<typeof BarList> = {
  parameters: { width: 'form' },
  component: BarList,
  args: {
    label: 'Open projects by city',
    heads: ['City', 'Projects'],
    bars: [
      { id: 'riyadh', name: 'Riyadh', value: 1204, text: '1,204' },
      { id: 'jeddah', name: 'Jeddah', value: 731, text: '731' },
      { id: 'arar', name: 'Arar', value: 0, text: '0' },
    ],
  },
  render: arabic(BarList, inArabic),
};
export default meta;

type Story = StoryObj<typeof BarList>;

export const Cities: Story = {};
export const AsTable: Story = { args: { isTable: true } };
export const Linked: Story = {
  args: {
    bars: [
      { id: 'riyadh', name: 'Riyadh', value: 1204, text: '1,204', href: '#riyadh' },
      { id: 'jeddah', name: 'Jeddah', value: 731, text: '731', href: '#jeddah' },
    ],
  },
  render: arabic(BarList, {
    ...inArabic,
    bars: [
      { id: 'riyadh', name: 'الرياض', value: 1204, text: '1,204', href: '#riyadh' },
      { id: 'jeddah', name: 'جدة', value: 731, text: '731', href: '#jeddah' },
    ],
  }),
};
export const LongNames: Story = {
  args: {
    bars: [
      { id: 'kaec', name: 'Second industrial area of King Abdullah Economic City', value: 12, text: '12' },
      { id: 'neom', name: 'Oxagon', value: 4, text: '4' },
    ],
  },
  render: arabic(BarList, {
    ...inArabic,
    bars: [
      {
        id: 'kaec',
        name: 'المنطقة الصناعية الثانية في مدينة الملك عبدالله الاقتصادية',
        value: 12,
        text: '12',
      },
      { id: 'neom', name: 'أوكساجون', value: 4, text: '4' },
    ],
  }),
};
