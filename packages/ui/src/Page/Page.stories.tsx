import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Page } from './Page.tsx';

const meta: Meta<typeof Page> = {
  component: Page,
  args: {
    title: 'Articles',
    breadcrumbs: [
      { label: 'Content', href: '/content' },
      { label: 'Articles', href: '/articles' },
    ],
    actions: <Button variant="primary">Add an article</Button>,
    children: <p>The content.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof Page>;

export const WithAction: Story = {};
export const WithChips: Story = { args: { chips: <StatusChip tone="positive">Published</StatusChip> } };
export const Form: Story = { args: { width: 'form' } };
