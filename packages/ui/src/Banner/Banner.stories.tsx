import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  component: Banner,
  args: { tone: 'info', title: 'A new version is there', children: 'Reload when it suits you; nothing is lost.' },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Information: Story = { args: { actions: <Button size="small">Reload</Button> } };
export const Positive: Story = { args: { tone: 'positive', title: 'The connection is back' } };
export const Attention: Story = {
  args: { tone: 'attention', title: 'Three documents expire this week', onDismiss: () => {} },
};
export const Critical: Story = { args: { tone: 'critical', title: 'The server is out of reach' } };
