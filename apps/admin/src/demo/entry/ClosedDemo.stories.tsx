import type { Meta, StoryObj } from '@storybook/react-vite';
import { speak } from '#test/story-edge.ts';
import { ClosedDemo } from './ClosedDemo.tsx';
import { StartingDemo } from './StartingDemo.tsx';

const meta: Meta<typeof ClosedDemo> = {
  title: 'Demo/Before it opens',
  component: ClosedDemo,
  beforeEach: ({ globals }) => speak(globals.language === 'en' ? 'en' : 'ar', ['demo']),
  args: { onRetry: () => {} },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const NoServiceWorker: Story = { args: { obstacle: 'noServiceWorker' } };
export const OutOfScope: Story = { args: { obstacle: 'outOfScope' } };
export const Failed: Story = { args: { obstacle: 'failed' } };
export const Starting: Story = { args: { obstacle: 'failed' }, render: () => <StartingDemo /> };
