import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const inArabic = { label: 'الانتقال إلى أي مكان', placeholder: 'شاشة أو اسم أو رقم' };

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Go anywhere',
    placeholder: 'A screen, a name, a number',
    isOpen: true,
    text: '',
    onClose: () => {},
    onTextChange: () => {},
    onChoose: () => {},
    groups: [
      {
        id: 'record',
        title: 'This record',
        commands: [
          { id: 'approve', label: 'Approve' },
          { id: 'close', label: 'Close', note: 'It has already been closed.', isDisabled: true },
        ],
      },
      {
        id: 'screens',
        title: 'Screens',
        commands: [
          { id: 'jobs', label: 'Job posts', note: 'Recruitment' },
          { id: 'skills', label: 'Skills', note: 'Reference data' },
        ],
      },
    ],
  },
  render: arabic(CommandPalette, {
    ...inArabic,
    groups: [
      {
        id: 'record',
        title: 'هذا السجل',
        commands: [
          { id: 'approve', label: 'قبول' },
          { id: 'close', label: 'إغلاق', note: 'أُغلق من قبل.', isDisabled: true },
        ],
      },
      {
        id: 'screens',
        title: 'الشاشات',
        commands: [
          { id: 'jobs', label: 'الإعلانات', note: 'النشر' },
          { id: 'skills', label: 'المهارات', note: 'البيانات المرجعية' },
        ],
      },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof CommandPalette>;

export const Open: Story = {};
export const Searching: Story = {
  args: { text: 'welder', groups: [], status: 'Searching…' },
  render: arabic(CommandPalette, { ...inArabic, text: 'لحام', status: 'جارٍ البحث…' }),
};
export const NothingFound: Story = {
  args: { text: 'xyz', groups: [], status: 'Nothing found' },
  render: arabic(CommandPalette, { ...inArabic, text: 'سس', status: 'لا توجد نتائج' }),
};
const ofLongWords = (title: string, label: string, note: string) => [
  { id: 'found', title, commands: [{ id: 'one', label, note, end: '2026' }] },
];
export const LongText: Story = {
  args: {
    groups: ofLongWords(
      'Articles that have been changed since they were last looked at',
      'Opening of the northern branch and moving staff, machines and documents there before the year ends',
      'Waiting for the approval of two managers, one of whom is on leave until the end of the month',
    ),
  },
  render: arabic(CommandPalette, {
    ...inArabic,
    groups: ofLongWords(
      'مقالات تغيّرت بعد آخر اطلاع عليها',
      'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة المالية الحالية',
      'بانتظار موافقة مديرَين، أحدهما في إجازة حتى نهاية الشهر الحالي',
    ),
  }),
};
