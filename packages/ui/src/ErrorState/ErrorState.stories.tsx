import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: "The list couldn't be loaded",
    description: 'The server is out of reach. Nothing is lost; try again in a moment.',
    action: <Button>Try again</Button>,
  },
  render: arabic(ErrorState, {
    title: 'تعذر تحميل القائمة',
    description: 'تعذر الوصول إلى الخادم. لم يضع شيء؛ حاول مرة أخرى بعد قليل.',
    action: <Button>إعادة المحاولة</Button>,
  }),
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {};
export const WithDetails: Story = { args: { details: '503 Service Unavailable · 01JD9Z6Y' } };
const notAllowed = { drawing: 'forbidden', action: undefined } as const;
export const NotAllowed: Story = {
  args: { ...notAllowed, title: 'This isn’t yours to see', description: 'Ask an administrator if you need it.' },
  render: arabic(ErrorState, {
    ...notAllowed,
    title: 'ليس لديك صلاحية',
    description: 'اطلبها من مدير النظام إن احتجت إليها.',
  }),
};
export const Offline: Story = { args: { drawing: 'offline' } };
export const Gone: Story = {
  args: { drawing: 'gone', title: 'It isn’t there any more', description: 'Somebody has deleted it.' },
  render: arabic(ErrorState, { drawing: 'gone', title: 'لم يعد موجودًا', description: 'حذفه أحد الزملاء.' }),
};
export const LongText: Story = {
  args: {
    title: 'The list of projects of the northern branch and of all branches below it couldn’t be loaded',
    description:
      'The server took longer than a minute and was not waited for any longer. Nothing is lost; ask for fewer columns or a shorter period, or try again when fewer people work with it.',
    details: 'GET /projects?branch=north&below=true&columns=name,city,state,members,budget,changedAt · 504 · 01JD9Z6Y',
  },
  render: arabic(ErrorState, {
    title: 'تعذر تحميل قائمة مشاريع الفرع الشمالي وكل الفروع التابعة له',
    description:
      'استغرق الخادم أكثر من دقيقة فتوقف الانتظار. لم يضع شيء؛ اطلب أعمدة أقل أو مدة أقصر، أو حاول مرة أخرى حين يقل عدد المستخدمين.',
    action: <Button>إعادة المحاولة</Button>,
  }),
};
