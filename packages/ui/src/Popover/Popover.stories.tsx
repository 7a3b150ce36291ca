import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  component: Popover,
  args: {
    'aria-label': 'Columns',
    trigger: <TriggerButton>Columns</TriggerButton>,
    children: <p>Which columns are seen.</p>,
  },
  render: arabic(Popover, {
    'aria-label': 'الأعمدة',
    trigger: <TriggerButton>الأعمدة</TriggerButton>,
    children: <p>الأعمدة التي تظهر.</p>,
  }),
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
