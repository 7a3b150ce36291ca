import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  parameters: { width: 'form' },
  component: Timeline,
  args: {
    'aria-label': 'Activity',
    items: [
      { id: '3', title: 'Approved by Hind', time: '09:40', dateTime: '2026-11-21T09:40', tone: 'positive' },
      {
        id: '2',
        title: 'Title changed',
        time: '09:12',
        dateTime: '2026-11-21T09:12',
        detail: 'From “Welder” to “Senior welder”',
      },
      { id: '1', title: 'Created by Ali', time: '08:55', dateTime: '2026-11-21T08:55' },
    ],
  },
  render: arabic(Timeline, {
    'aria-label': 'النشاط',
    items: [
      { id: '3', title: 'قبلته هند', time: '09:40', dateTime: '2026-11-21T09:40', tone: 'positive' },
      {
        id: '2',
        title: 'تغيّر العنوان',
        time: '09:12',
        dateTime: '2026-11-21T09:12',
        detail: 'من «لحّام» إلى «لحّام أول»',
      },
      { id: '1', title: 'أنشأه علي', time: '08:55', dateTime: '2026-11-21T08:55' },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const Activity: Story = {};
const events = {
  ar: { positive: 'قُبل', attention: 'أُجّل', critical: 'رُفض', info: 'أُرسل', neutral: 'عُدّل' },
  en: { positive: 'Approved', attention: 'Put off', critical: 'Refused', info: 'Sent', neutral: 'Changed' },
};
const tones = ['positive', 'attention', 'critical', 'info', 'neutral'] as const;
const when = { time: '09:40', exactTime: '2026-11-21 09:40:12', dateTime: '2026-11-21T09:40' };
const ofEveryTone = (language: 'ar' | 'en') =>
  tones.map((tone) => ({ id: tone, tone, title: events[language][tone], ...when }));
export const EveryTone: Story = {
  args: { items: ofEveryTone('en') },
  render: arabic(Timeline, { 'aria-label': 'النشاط', items: ofEveryTone('ar') }),
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Description changed by Abdulrahman Al Abdulkarim on behalf of the northern branch',
        time: '21 Nov, 09:12',
        dateTime: '2026-11-21T09:12',
        detail: 'A project of three months that includes moving the warehouse. '.repeat(4),
      },
    ],
  },
  render: arabic(Timeline, {
    'aria-label': 'النشاط',
    items: [
      {
        id: '1',
        title: 'غيّر عبدالرحمن العبدالكريم الوصف نيابة عن الفرع الشمالي',
        time: '21 نوفمبر، 09:12',
        dateTime: '2026-11-21T09:12',
        detail: 'مشروع يمتد ثلاثة أشهر ويشمل نقل المستودع. '.repeat(4),
      },
    ],
  }),
};
