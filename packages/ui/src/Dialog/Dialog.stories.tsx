import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Dialog } from './Dialog.tsx';

const inArabic = {
  title: 'نقل الاجتماع',
  footer: <Button variant="primary">نقل الاجتماع</Button>,
  children: <p>يُبلَّغ كل مدعو بالموعد الجديد.</p>,
};

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Move the meeting',
    onClose: () => {},
    footer: <Button variant="primary">Move the meeting</Button>,
    children: <p>Everybody invited is told about the new time.</p>,
  },
  render: arabic(Dialog, inArabic),
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const WithoutFooter: Story = {
  args: { footer: undefined },
  render: arabic(Dialog, { ...inArabic, footer: undefined }),
};
const many = (words: string) => Array.from({ length: 40 }, (_, index) => <p key={index}>{words}</p>);
export const MoreThanTheWindowHolds: Story = {
  args: { children: many('Everybody invited is told about the new time.') },
  render: arabic(Dialog, { ...inArabic, children: many('يُبلَّغ كل مدعو بالموعد الجديد.') }),
};
export const LongText: Story = {
  args: { title: 'Opening of the northern branch and moving staff, machines and documents there before the year ends' },
  render: arabic(Dialog, {
    ...inArabic,
    title: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة',
  }),
};
