import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: "The list couldn't be loaded",
    description: 'The server is out of reach. Nothing is lost; try again in a moment.',
    action: <Button>Try again</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {};
export const WithDetails: Story = { args: { details: '503 Service Unavailable · 01JD9Z6Y' } };
