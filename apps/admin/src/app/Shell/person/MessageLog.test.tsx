import { toasts } from '@diwan/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const patience = { timeout: 20_000 };

test('T116 MSG-22 what a message said can be read again once it has gone, from the menu of the person', async () => {
  fakeServer();
  await openApp('/dashboard');
  act(() => void toasts.show({ title: 'Error', description: 'The name is taken', tone: 'critical', duration: 1 }));
  await waitFor(() => expect(screen.queryByText('The name is taken')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^Your account/ }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recent messages' }));
  const log = await screen.findByRole('dialog', { name: 'Recent messages' }, patience);
  const entry = within(log).getByRole('listitem');
  expect(entry).toHaveTextContent('The name is taken');
  await userEvent.click(within(log).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 60_000);
