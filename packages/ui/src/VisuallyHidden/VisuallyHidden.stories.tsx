import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { component: VisuallyHidden, args: { children: 'Only heard' } };
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Heard: Story = {};
