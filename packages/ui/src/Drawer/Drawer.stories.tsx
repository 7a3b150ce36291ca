import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Drawer } from './Drawer.tsx';

const inArabic = {
  title: 'سارة العتيبي',
  footer: <Button variant="primary">قبول</Button>,
  children: <p>كل ما يلزم معرفته بنظرة واحدة.</p>,
};

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Sara Al Otaibi',
    onClose: () => {},
    footer: <Button variant="primary">Approve</Button>,
    children: <p>Everything there is to know at a glance.</p>,
  },
  render: arabic(Drawer, inArabic),
};
export default meta;

type Story = StoryObj<typeof Drawer>;

export const AtEnd: Story = {};
export const AtStart: Story = {
  args: { side: 'start', footer: undefined, title: 'Menu' },
  render: arabic(Drawer, { ...inArabic, footer: undefined, title: 'القائمة' }),
};
const many = (words: string) => Array.from({ length: 40 }, (_, index) => <p key={index}>{words}</p>);
export const MoreThanTheWindowHolds: Story = {
  args: { children: many('One of many facts.') },
  render: arabic(Drawer, { ...inArabic, children: many('واحدة من حقائق كثيرة.') }),
};
export const LongText: Story = {
  args: { title: 'Opening of the northern branch and moving staff, machines and documents there before the year ends' },
  render: arabic(Drawer, {
    ...inArabic,
    title: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة',
  }),
};
