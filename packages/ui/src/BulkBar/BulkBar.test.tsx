import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { BulkBar } from './BulkBar.tsx';

test('DEV-03 the bar says how many are selected and is walked from letting go to the last action', async () => {
  const onClear = vi.fn();
  const onDelete = vi.fn();
  render(
    <BulkBar label="Selected projects" summary="3 selected" clearLabel="Clear the selection" onClear={onClear}>
      <Button>Publish</Button>
      <Button onPress={onDelete}>Delete…</Button>
    </BulkBar>,
  );
  expect(screen.getByRole('region', { name: 'Selected projects' })).toHaveTextContent('3 selected');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear the selection' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onDelete).toHaveBeenCalledOnce();
});
