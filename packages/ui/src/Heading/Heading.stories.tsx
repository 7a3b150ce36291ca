import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta: Meta<typeof Heading> = { component: Heading, args: { level: 1, children: 'Articles' } };
export default meta;

type Story = StoryObj<typeof Heading>;

export const Page: Story = {};
export const Display: Story = { args: { size: 'display' } };
