import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { RetryButton } from './RetryButton.tsx';

const meta: Meta<typeof RetryButton> = { component: RetryButton, args: { onPress: () => {} } };
export default meta;

type Story = StoryObj<typeof RetryButton>;

export const Usual: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Plain: Story = { args: { size: 'small', variant: 'plain' } };
export const UnderWay: Story = { args: { isPending: true } };
export const Succeeded: Story = {
  render: function Draw() {
    const isArabic = useStoryLanguage() === 'ar';
    const [isThere, setIsThere] = useState(false);
    return (
      <section aria-label={isArabic ? 'المدن' : 'Cities'}>
        {isThere ? <p>{isArabic ? 'الرياض' : 'Riyadh'}</p> : <RetryButton onPress={() => setIsThere(true)} />}
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
