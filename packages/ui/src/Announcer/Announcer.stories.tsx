import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Announcer } from './Announcer.tsx';
import { announce } from './announce.ts';

const words = {
  ar: { found: 'عُثر على 12 مشروعًا', failed: 'لم يُحفظ المشروع', say: 'قل النتيجة', alarm: 'قل الخطأ' },
  en: {
    found: '12 projects found',
    failed: 'The project was not saved',
    say: 'Say the result',
    alarm: 'Say the error',
  },
};

function StoryAnnouncer() {
  const { found, failed, say, alarm } = words[useStoryLanguage()];
  return (
    <Inline>
      <Button onPress={() => announce(found)}>{say}</Button>
      <Button onPress={() => announce(failed, 'assertive')}>{alarm}</Button>
      <Announcer />
    </Inline>
  );
}

const meta = { title: 'Announcer', component: StoryAnnouncer } satisfies Meta<typeof StoryAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const Speaking: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { found, failed, say, alarm } = words[globals.language === 'en' ? 'en' : 'ar'];
    await userEvent.click(canvas.getByRole('button', { name: say }));
    await userEvent.click(canvas.getByRole('button', { name: alarm }));
    await expect(canvas.getByRole('status')).toHaveTextContent(found);
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
  },
};
