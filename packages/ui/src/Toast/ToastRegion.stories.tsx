import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Announcer } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { SaveBar } from '../SaveBar/SaveBar.tsx';
import { ToastLog } from './ToastLog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

const words = {
  ar: {
    saved: 'حُفظ',
    hidden: 'أُخفيت 3 مقالات',
    undo: 'تراجع',
    tooLarge: 'الملف كبير جدًا',
    limit: 'الحد 5 ميجابايت؛ لم يُرفع شيء.',
    offline: 'لا يوجد اتصال',
    taken: 'الاسم مستخدم',
    sent: 'أُرسلت الرسالة إلى كل من طلب أن يُبلَّغ بذلك',
    unreached: 'لثلاثة منهم لا يوجد بريد إلكتروني. سيرون الرسالة عند تسجيل الدخول التالي، وترى في سجل الرسائل من هم.',
    showThem: 'عرض الثلاثة',
    changed: 'تغيّرت 3 حقول',
    cancel: 'إلغاء',
    save: 'حفظ',
    none: 'لا توجد رسائل بعد',
  },
  en: {
    saved: 'Saved',
    hidden: '3 articles hidden',
    undo: 'Undo',
    tooLarge: 'The file is too large',
    limit: 'At most 5 MB; nothing was uploaded.',
    offline: 'You are offline',
    taken: 'The name is taken',
    sent: 'The message was sent to everybody who has asked to be told about it',
    unreached:
      'Three people have no e-mail address. They see it the next time they sign in, and you see who they are in the log.',
    showThem: 'Show the three',
    changed: '3 fields changed',
    cancel: 'Cancel',
    save: 'Save',
    none: 'No messages yet',
  },
};
type Words = (typeof words)['en'];
type Said = (text: Words) => ToastMessage[];

function useQueueOf(say: Said) {
  const text = words[useStoryLanguage()];
  const [queue] = useState(() => {
    const filled = createToastQueue();
    for (const message of say(text)) filled.show({ duration: 3_600_000, ...message });
    return filled;
  });
  return { queue, text };
}

function StoryToasts({ say, hasSaveBar = false }: { say: Said; hasSaveBar?: boolean }) {
  const { queue, text } = useQueueOf(say);
  return (
    <>
      {hasSaveBar ? (
        <div style={{ minBlockSize: '150vh', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
          <SaveBar summary={text.changed}>
            <Button>{text.cancel}</Button>
            <Button variant="primary">{text.save}</Button>
          </SaveBar>
        </div>
      ) : null}
      <Announcer />
      <ToastRegion queue={queue} />
    </>
  );
}

function StoryLog({ say }: { say: Said }) {
  const { queue, text } = useQueueOf(say);
  const formatTime = (instant: string) => new Date(instant).toTimeString().slice(0, 5);
  return <ToastLog queue={queue} emptyTitle={text.none} formatTime={formatTime} />;
}

const past: Said = ({ saved, tooLarge, limit }) => [
  { title: saved, tone: 'positive' },
  { title: tooLarge, description: limit, tone: 'critical' },
];

const meta = {
  title: 'ToastRegion',
  component: StoryToasts,
  parameters: { layout: 'fullscreen' },
  args: { say: past },
} satisfies Meta<typeof StoryToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: {
    say: (text) => [
      ...past(text),
      { title: text.hidden, tone: 'info', action: { label: text.undo, onPress: () => {} } },
    ],
  },
};
export const Attention: Story = { args: { say: ({ offline }) => [{ title: offline, tone: 'attention' }] } };
export const LongText: Story = {
  args: {
    say: ({ sent, unreached, showThem }) => [
      { title: sent, description: unreached, tone: 'positive', action: { label: showThem, onPress: () => {} } },
    ],
  },
};
export const AboveTheSaveBar: Story = {
  args: { hasSaveBar: true, say: ({ taken }) => [{ title: taken, tone: 'critical' }] },
  play: async ({ canvas, globals }) => {
    const { taken, save } = words[globals.language === 'en' ? 'en' : 'ar'];
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const toast = canvas.getByText(taken, { selector: 'strong' }).closest('section') as HTMLElement;
    const button = canvas.getByRole('button', { name: save });
    const isAbove = () => expect(place(toast).bottom).toBeLessThanOrEqual(place(button).top);
    await waitFor(isAbove);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(isAbove);
  },
};
export const Log: Story = { render: ({ say }) => <StoryLog say={say} /> };
export const EmptyLog: Story = { render: () => <StoryLog say={() => []} /> };
