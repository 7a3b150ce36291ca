import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { Menu, MenuSection, MenuTrigger } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

function setUp() {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  render(
    <MenuTrigger>
      <TriggerButton>Actions</TriggerButton>
      <Menu>
        <MenuItem onAction={onEdit}>Edit</MenuItem>
        <MenuItem onAction={onDelete} disabledReason="Three people use it">
          Delete
        </MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  return { onEdit, onDelete };
}

test('T110 a menu is opened, walked and used by keyboard, and gives the focus back', async () => {
  const { onEdit } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onEdit).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

test('a blocked item can be reached, says why, and does nothing', async () => {
  const { onDelete } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.keyboard('{End}{Enter}');
  const blocked = screen.getByRole('menuitem', { name: 'Delete Three people use it' });
  expect(blocked).toHaveFocus();
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('items that belong together are a group with the title that is seen', async () => {
  render(
    <MenuTrigger defaultOpen>
      <TriggerButton>Actions</TriggerButton>
      <Menu>
        <MenuSection title="Danger">
          <MenuItem>Delete</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>,
  );
  const group = await screen.findByRole('group', { name: 'Danger' });
  expect(group).toContainElement(screen.getByRole('menuitem', { name: 'Delete' }));
});
