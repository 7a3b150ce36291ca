import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  component: VisuallyHidden,
  args: { children: 'Only heard' },
  render: arabic(VisuallyHidden, { children: 'يُسمع فقط' }),
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Heard: Story = {};
