import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { width: '60%' } };
export const Title: Story = { args: { shape: 'title', width: '240px' } };
export const Control: Story = { args: { shape: 'control', width: '240px' } };
export const AsWideAsItsText: Story = { args: { shape: 'control', children: 'Columns' } };
export const Panel: Story = { args: { shape: 'panel' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Code: Story = { args: { shape: 'code' } };
