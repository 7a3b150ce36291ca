import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { PaperTable } from './PaperTable.tsx';

const lineOf = (name: string, index: number) => ({
  id: String(index),
  cells: [name, String(index + 1), `${(index * 375 + 250).toLocaleString('en')}.00`],
});

const meta: Meta<typeof PaperTable> = {
  component: PaperTable,
  args: {
    label: 'Lines',
    heads: [
      { id: 'name', content: 'Description' },
      { id: 'quantity', content: 'Quantity' },
      { id: 'total', content: 'Total' },
    ],
    rows: ['Review of a CV', 'Training for interviews', 'Translation of certificates'].map(lineOf),
  },
  render: arabic(PaperTable, {
    label: 'البنود',
    heads: [
      { id: 'name', content: 'الوصف' },
      { id: 'quantity', content: 'الكمية' },
      { id: 'total', content: 'الإجمالي' },
    ],
    rows: ['مراجعة سيرة ذاتية', 'تدريب على المقابلات', 'ترجمة شهادات'].map(lineOf),
  }),
};
export default meta;

type Story = StoryObj<typeof PaperTable>;

export const Lines: Story = {};

const inBoth = (ar: string, en: string) => (
  <>
    <span lang="ar" dir="rtl">
      {ar}
    </span>
    <br />
    <span lang="en" dir="ltr">
      {en}
    </span>
  </>
);
const bilingual = {
  heads: [
    { id: 'name', content: inBoth('الوصف', 'Description') },
    { id: 'total', content: inBoth('الإجمالي', 'Total') },
  ],
  rows: [{ id: '0', cells: [inBoth('مراجعة سيرة ذاتية', 'Review of a CV'), '287.50'] }],
};
export const InTwoLanguages: Story = { args: bilingual, render: arabic(PaperTable, { label: 'البنود', ...bilingual }) };
