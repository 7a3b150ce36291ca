import type { Recording } from '@diwan/machines/recording/recording.types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, issueSession } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

beforeEach(() => void fakeServer());
afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('DEV-04 a problem is reported by a file that says what the screens did, and nothing of a person', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:report';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const session = issueSession();
  const { navigation } = await openApp('/dashboard', session);
  const user = userEvent.setup();
  navigation.send({ type: 'navigation.searchChanged', kind: 'push', path: '/dashboard', search: '?q=Sara+Ali' });

  await user.click(await screen.findByRole('button', { name: /Your account/ }, { timeout: 20_000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' }, { timeout: 20_000 });
  expect(within(dialog).getByRole('heading', { name: 'Not in the file' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save the file' }));

  const text = await saved[0]!.text();
  const recording = JSON.parse(text) as Recording;
  expect(recording.actors.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['session', 'navigation']));
  expect(recording.events).toContainEqual(
    expect.objectContaining({
      route: '/dashboard',
      event: expect.objectContaining({ type: 'navigation.searchChanged', search: expect.stringMatching(/^~\d+$/) }),
    }),
  );
  const { adminToken, user: person } = session;
  for (const word of [adminToken, person.displayName, person.email, 'Sara', 'example.com'])
    expect(text).not.toContain(word);
  expect(text).toContain(person.uid);
});
