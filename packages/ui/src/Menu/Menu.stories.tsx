import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { within } from 'storybook/test';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuSection, MenuTrigger } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const items = (
  <Menu>
    <MenuSection title="This article">
      <MenuItem icon={<Pencil size={16} strokeWidth={1.5} aria-hidden />} onAction={() => {}}>
        Edit
      </MenuItem>
      <MenuItem description="Readers see it at once" onAction={() => {}}>
        Publish
      </MenuItem>
      <MenuItem disabledReason="Publish it first">Feature on the front page</MenuItem>
      <MenuItem href="/articles/12/history">History</MenuItem>
    </MenuSection>
    <MenuSection aria-label="Danger">
      <MenuItem tone="critical" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onAction={() => {}}>
        Delete…
      </MenuItem>
    </MenuSection>
  </Menu>
);

const meta: Meta<typeof Menu> = { component: Menu };
export default meta;

type Story = StoryObj<typeof Menu>;

export const Open: Story = {
  render: () => (
    <MenuTrigger>
      <TriggerButton>Actions</TriggerButton>
      {items}
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('menu');
  },
};

export const OfARow: Story = {
  render: () => (
    <MenuTrigger>
      <IconButton label="More" icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />} />
      {items}
    </MenuTrigger>
  ),
};
