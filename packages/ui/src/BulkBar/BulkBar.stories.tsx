import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { BulkBar } from './BulkBar.tsx';

const inArabic = {
  label: 'المشاريع المحددة',
  summary: 'حُددت 3 مشاريع',
  clearLabel: 'إلغاء التحديد',
  children: (
    <>
      <Button size="small">نشر</Button>
      <Button size="small">إسناد…</Button>
      <Button size="small">حذف…</Button>
    </>
  ),
};

const meta: Meta<typeof BulkBar> = {
  component: BulkBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Selected projects',
    summary: '3 selected',
    clearLabel: 'Clear the selection',
    onClear: () => {},
    children: (
      <>
        <Button size="small">Publish</Button>
        <Button size="small">Assign…</Button>
        <Button size="small">Delete…</Button>
      </>
    ),
  },
  render: arabic(BulkBar, inArabic),
};
export default meta;

type Story = StoryObj<typeof BulkBar>;

export const Some: Story = {};
export const WithAllThatMatch: Story = {
  args: {
    summary: (
      <>
        25 selected
        <Button variant="plain" size="small">
          Select all 1,240
        </Button>
      </>
    ),
  },
  render: arabic(BulkBar, {
    ...inArabic,
    summary: (
      <>
        حُدد 25 مشروعًا
        <Button variant="plain" size="small">
          تحديد كل المشاريع (1,240)
        </Button>
      </>
    ),
  }),
};
export const InANarrowPlace: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 326 }}>
      <Story />
    </div>
  ),
};
