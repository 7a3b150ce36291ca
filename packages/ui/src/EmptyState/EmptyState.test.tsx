import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const kinds = ['nothing', 'noMatch', 'forbidden', 'offline', 'gone', 'done'] as const;

test('each kind of nothing is drawn in its own way, which comes by itself and is silent', async () => {
  const drawn = new Set<string>();
  for (const kind of kinds) {
    const { container, unmount } = render(<EmptyState title="Nothing" drawing={kind} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(container.querySelector('svg')!.closest('[aria-hidden]')).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    drawn.add(container.innerHTML);
    unmount();
  }
  expect(drawn.size).toBe(kinds.length);
});

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
