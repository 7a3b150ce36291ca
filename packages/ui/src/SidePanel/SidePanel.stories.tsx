import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { SidePanel } from './SidePanel.tsx';

const inArabic = {
  title: 'سارة العتيبي',
  footer: <Button variant="primary">قبول</Button>,
  children: <p>كل ما يلزم معرفته بنظرة واحدة.</p>,
};

const meta: Meta<typeof SidePanel> = {
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Sara Al Otaibi',
    onClose: () => {},
    footer: <Button variant="primary">Approve</Button>,
    children: <p>Everything there is to know at a glance.</p>,
  },
  render: arabic(SidePanel, inArabic),
  decorators: (Story) => (
    <main style={{ position: 'relative', blockSize: 480, padding: 24 }}>
      <button type="button">A row of the list</button>
      <Story />
    </main>
  ),
};
export default meta;

type Story = StoryObj<typeof SidePanel>;

export const Open: Story = {};
export const WithoutFooter: Story = {
  args: { footer: undefined },
  render: arabic(SidePanel, { ...inArabic, footer: undefined }),
};
export const InAndOutByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'A row of the list' });
    row.focus();
    const panel = canvas.getByRole('complementary');
    // A story plays before the browser has painted, and keys are listened to from then on.
    await waitFor(async () => {
      if (document.activeElement !== panel) await userEvent.keyboard('{F6}');
      await expect(panel).toHaveFocus();
    });
    await userEvent.keyboard('{F6}');
    await expect(row).toHaveFocus();
  },
};
const many = (words: string) => Array.from({ length: 40 }, (_, index) => <p key={index}>{words}</p>);
export const MoreThanTheWindowHolds: Story = {
  args: { children: many('One of many facts.') },
  render: arabic(SidePanel, { ...inArabic, children: many('واحدة من حقائق كثيرة.') }),
};
export const LongText: Story = {
  args: { title: 'Opening of the northern branch and moving staff, machines and documents there before the year ends' },
  render: arabic(SidePanel, {
    ...inArabic,
    title: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة',
  }),
};
