import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  component: Banner,
  args: { tone: 'info', title: 'A new version is there', children: 'Reload when it suits you; nothing is lost.' },
  render: arabic(Banner, { title: 'توجد نسخة جديدة', children: 'أعد التحميل متى شئت؛ لن يضيع شيء.' }),
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Information: Story = {
  args: { actions: <Button size="small">Reload</Button> },
  render: arabic(Banner, {
    title: 'توجد نسخة جديدة',
    children: 'أعد التحميل متى شئت؛ لن يضيع شيء.',
    actions: <Button size="small">إعادة التحميل</Button>,
  }),
};
export const Positive: Story = {
  args: { tone: 'positive', title: 'The connection is back', children: undefined },
  render: arabic(Banner, { title: 'عاد الاتصال' }),
};
export const Attention: Story = {
  args: { tone: 'attention', title: 'Three documents expire this week', children: undefined, onDismiss: () => {} },
  render: arabic(Banner, { title: 'تنتهي صلاحية ثلاث وثائق هذا الأسبوع' }),
};
export const Critical: Story = {
  args: { tone: 'critical', title: 'The server is out of reach', children: 'Nothing is lost; try again in a moment.' },
  render: arabic(Banner, { title: 'تعذر الوصول إلى الخادم', children: 'لم يضع شيء؛ حاول مرة أخرى بعد قليل.' }),
};
export const LongText: Story = {
  args: {
    tone: 'attention',
    title: 'Some of what you see may be older than a minute, because the connection breaks off again and again',
    children:
      'What you save is kept on this computer and sent as soon as the connection is back. Other people see it then, and you see what they have changed in the meantime.',
    actions: <Button size="small">Try again now</Button>,
    onDismiss: () => {},
  },
  render: arabic(Banner, {
    title: 'قد يكون بعض ما تراه أقدم من دقيقة، لأن الاتصال ينقطع مرة بعد مرة',
    children:
      'ما تحفظه يبقى على هذا الجهاز ويُرسل فور عودة الاتصال. عندها يراه الآخرون، وترى أنت ما غيّروه في هذه الأثناء.',
    actions: <Button size="small">المحاولة الآن</Button>,
  }),
};
