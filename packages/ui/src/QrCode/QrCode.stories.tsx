import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { QrCode } from './QrCode.tsx';

const meta: Meta<typeof QrCode> = {
  component: QrCode,
  args: { text: 'HTQ7-2MXK-9RWD', label: 'Ticket HTQ7-2MXK-9RWD' },
  render: arabic(QrCode, { label: 'التذكرة HTQ7-2MXK-9RWD' }),
};
export default meta;

type Story = StoryObj<typeof QrCode>;

export const Ticket: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const HighCorrection: Story = { args: { errorCorrection: 'high' } };
export const WithoutQuietZone: Story = { args: { quietZone: 0 } };
export const Address: Story = {
  args: { text: 'https://example.com/events/open-day/tickets?code=HTQ7-2MXK-9RWD', label: 'Address of the ticket' },
  render: arabic(QrCode, { label: 'عنوان التذكرة' }),
};
