import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../Bidi/Bidi.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta: Meta<typeof KeyValueList> = {
  parameters: { width: 'form' },
  component: KeyValueList,
  args: {
    items: [
      { id: 'city', name: 'City', value: 'Riyadh' },
      { id: 'phone', name: 'Phone', value: <Bidi>+966 50 123 4567</Bidi> },
      { id: 'about', name: 'About', value: 'Ten years of welding, three of them under water.' },
    ],
  },
  render: arabic(KeyValueList, {
    items: [
      { id: 'city', name: 'المدينة', value: 'الرياض' },
      { id: 'phone', name: 'الجوال', value: <Bidi>+966 50 123 4567</Bidi> },
      { id: 'about', name: 'نبذة', value: 'عشر سنوات في اللحام، ثلاث منها تحت الماء.' },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof KeyValueList>;

export const Facts: Story = {};
export const LongText: Story = {
  args: {
    items: [
      { id: 'long', name: 'Name of the place of work', value: 'Second industrial area of King Abdullah Economic City' },
      { id: 'none', name: 'Website', value: 'Not given' },
    ],
  },
  render: arabic(KeyValueList, {
    items: [
      { id: 'long', name: 'اسم مكان العمل', value: 'المنطقة الصناعية الثانية في مدينة الملك عبدالله الاقتصادية' },
      { id: 'none', name: 'الموقع الإلكتروني', value: 'غير مذكور' },
    ],
  }),
};
