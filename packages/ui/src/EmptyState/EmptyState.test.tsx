import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('DEV-03 nothing here is said calmly, with the way on', async () => {
  const onAdd = vi.fn();
  render(
    <EmptyState
      title="No skills yet"
      description="They show up here."
      action={<Button onPress={onAdd}>Add a skill</Button>}
    />,
  );
  expect(screen.getByText('No skills yet')).toBeVisible();
  expect(screen.getByText('They show up here.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledOnce();
});
