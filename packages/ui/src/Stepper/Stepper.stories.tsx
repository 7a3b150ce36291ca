import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stepper, type StepState } from './Stepper.tsx';

const seedWords = {
  ar: {
    label: 'زراعة حقل جديد',
    stateTexts: { done: 'تم', failed: 'فيه خطأ' },
    titles: ['اختيار البذور', 'فحص التربة', 'الزراعة'],
    note: '3 عينات غير صالحة',
  },
  en: {
    label: 'Plant a new field',
    stateTexts: { done: 'done', failed: 'needs mending' },
    titles: ['Choose the seeds', 'Test the soil', 'Plant'],
    note: '3 samples are no good',
  },
};

interface StoryProps {
  current?: number;
  hasFailed?: boolean;
  canGoBack?: boolean;
}

function StoryStepper({ current: initial = 1, hasFailed = false, canGoBack = true }: StoryProps) {
  const { label, stateTexts, titles, note } = seedWords[useStoryLanguage()];
  const [current, setCurrent] = useState(initial);
  const stateOf = (index: number): StepState => {
    if (index === current) return 'current';
    if (index > current) return 'upcoming';
    return hasFailed && index === 1 ? 'failed' : 'done';
  };
  return (
    <Stepper
      label={label}
      stateTexts={stateTexts}
      steps={titles.map((title, index) => ({
        id: String(index),
        title,
        state: stateOf(index),
        note: stateOf(index) === 'failed' ? note : undefined,
      }))}
      onGo={canGoBack ? (id) => setCurrent(Number(id)) : undefined}
    />
  );
}

const meta = { title: 'Stepper', component: StoryStepper } satisfies Meta<typeof StoryStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const WithAFailedStep: Story = { args: { current: 2, hasFailed: true } };
export const NoWayBack: Story = { args: { canGoBack: false } };
export const GoneBack: Story = {
  args: { current: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
