import { sessionMachine } from '@diwan/machines/session/session.machine';
import type { HeldSession, StoredSession } from '@diwan/machines/session/session.types';
import { toasts } from '@diwan/ui';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SessionContext } from '#session/session-context.tsx';
import { heldSession } from '#session/storage/session-storage.ts';
import { issueSession } from '#test/fake-server.ts';
import { speak } from '#test/story-edge.ts';
import { SignInEnds } from './SignInEnds.tsx';

const minute = 60_000;
const openWindow = vi.fn();

beforeEach(async () => {
  await speak('en', ['shell']);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  openWindow.mockClear();
  for (const { id } of toasts.read().shown) toasts.dismiss(id);
});

const endingIn = (minutes: number): HeldSession =>
  heldSession({ ...issueSession(), signInExpiresAt: new Date(Date.now() + minutes * minute).toISOString() });

async function open(session: HeldSession) {
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession>(async () => ({
        session,
        isLoggedInFlagSet: true,
        now: new Date().toISOString(),
      })),
      waitForExpiry: fromPromise<void, { expiresAt: string; serverOffset: number }>(() => new Promise(() => {})),
    },
    actions: { openSignInWindow: openWindow },
  });
  const actor = createActor(machine).start();
  render(
    <SessionContext value={actor}>
      <SignInEnds />
    </SessionContext>,
  );
  await pass(0);
  return actor;
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const shown = () => toasts.read().shown.map(({ title }) => title);

test('T122 ten minutes before the sign-in ends that is said, once, and one key begins it again', async () => {
  await open(endingIn(30));
  await pass(19 * minute);
  expect(shown()).toEqual([]);
  await pass(2 * minute);
  expect(shown()).toEqual([expect.stringMatching(/^Your sign-in ends at .+/)]);
  await pass(5 * minute);
  expect(shown()).toHaveLength(1);
  toasts.read().shown[0]!.action!.onPress();
  expect(openWindow).toHaveBeenCalledOnce();
});

test('T122 what was said goes when the sign-in has begun again, and a renewed token says nothing new', async () => {
  const session = endingIn(8);
  const actor = await open(session);
  await pass(0);
  const [told] = toasts.read().shown;
  expect(told).toBeDefined();
  const later = new Date(Date.parse(session.expiresAt) + minute).toISOString();
  act(() => actor.send({ type: 'session.tokenReceived', session: { ...session, expiresAt: later, serverOffset: 7 } }));
  expect(toasts.read().shown.map(({ id }) => id)).toEqual([told!.id]);
  act(() => actor.send({ type: 'session.tokenReceived', session: { ...endingIn(720), expiresAt: later } }));
  expect(shown()).toEqual([]);
});
