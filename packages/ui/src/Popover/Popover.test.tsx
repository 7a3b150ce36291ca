import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { Popover } from './Popover.tsx';

const trigger = () => screen.getByRole('button', { name: 'Columns' });

test('T110 a popover is opened by keyboard, takes the focus, and gives it back on Escape', async () => {
  render(
    <Popover aria-label="Columns of the list" trigger={<TriggerButton>Columns</TriggerButton>}>
      <Button>Reset</Button>
    </Popover>,
  );
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'Columns of the list' });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('DEV-03 what a popover holds can close it once its work is done', async () => {
  render(
    <Popover aria-label="Columns of the list" trigger={<TriggerButton>Columns</TriggerButton>}>
      {({ close }) => <Button onPress={close}>Apply</Button>}
    </Popover>,
  );
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
