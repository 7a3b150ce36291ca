import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><path fill="#29474f" d="M0 0h12v8H0z"/><path fill="#8fb4bd" d="M2 6l4-4 4 4z"/></svg>')}`;

const meta: Meta<typeof Picture> = { component: Picture, args: { label: 'Horizon', src: mark } };
export default meta;

type Story = StoryObj<typeof Picture>;

export const Wide: Story = {};
export const OnItsWay: Story = { args: { src: null } };
export const Missing: Story = { args: { src: null, hasFailed: true } };
