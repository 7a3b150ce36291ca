import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SavedViews } from './SavedViews.tsx';

const onOpen = vi.fn();
const views = [
  { id: 'week', name: 'Riyadh, this week', note: 'Shared with everybody', isCurrent: true, onOpen: () => {} },
  { id: 'paused', name: 'Paused', actions: <button type="button">Actions of Paused</button>, onOpen },
];

test('DEV-03 views stand under their title, and the one that is shown is marked', () => {
  render(<SavedViews title="My views" views={views} />);
  expect(screen.getByRole('heading', { name: 'My views' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riyadh, this week Shared with everybody' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Paused' })).not.toHaveAttribute('aria-current');
});

test('DEV-03 a view is opened by its name; its actions are no part of it', async () => {
  render(<SavedViews title="My views" views={views} />);
  const [, paused] = screen.getAllByRole('listitem');
  await userEvent.click(within(paused!).getByRole('button', { name: 'Actions of Paused' }));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(within(paused!).getByRole('button', { name: 'Paused' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
