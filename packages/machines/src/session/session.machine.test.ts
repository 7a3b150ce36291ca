import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { holdWork, turn } from '../model/held-work.ts';
import { sessionMachine } from './session.machine.ts';
import { endReasonOf, isSignedIn, problemOfSession, renewalOutcome, roleOf, tokenOf } from './session.selectors.ts';
import type { HeldSession, StoredSession } from './session.types.ts';

const now = '2026-03-01T09:00:00.000Z';
const held = (adminToken: string, more: Partial<HeldSession> = {}): HeldSession => ({
  adminToken,
  expiresAt: '2026-03-01T09:05:00.000Z',
  signInExpiresAt: '2026-03-01T21:00:00.000Z',
  serverOffset: 0,
  user: {
    uid: 'u1',
    displayName: 'Sara',
    email: 'sara@example.com',
    photoURL: null,
    providerId: 'oidc',
    about: '',
    status: 'active',
    userRole: 'editor',
  },
  preferences: defaultPreferences,
  settings: {
    isDemoShown: true,
    maintenanceBanner: null,
    uploadTypes: ['pdf'],
    uploadPictureSize: 5,
    uploadDocumentSize: 10,
    reasons: {},
  },
  ...more,
});
const stored = (more: Partial<StoredSession> = {}): StoredSession => ({
  session: held('one'),
  isLoggedInFlagSet: true,
  now,
  ...more,
});

/** A session whose renewals, expiry and waits the test decides about. */
async function open(restored: StoredSession = stored()) {
  const did: string[] = [];
  const note = (name: string) => () => void did.push(name);
  const renewals = holdWork<HeldSession, { session: HeldSession }>();
  const expiries = holdWork<void, { expiresAt: string; serverOffset: number }>();
  const retries = holdWork<void, { attempt: number }>();
  const exchange = Promise.withResolvers<{ session: HeldSession; to: string | null }>();
  const endSession = vi.fn(async () => ({ endSessionUrl: 'https://idp.example.com/end' as string | null }));
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession>(async () => restored),
      redirectToProvider: fromPromise<void, { to: string | null }>(() => new Promise(() => {})),
      exchangeCode: fromPromise<{ session: HeldSession; to: string | null }, { url: string }>(() => exchange.promise),
      renewToken: renewals.actor,
      waitForExpiry: expiries.actor,
      waitForRetry: retries.actor,
      endSession: fromPromise<{ endSessionUrl: string | null }, { session: HeldSession | null }>(endSession),
    },
    actions: {
      persistSession: note('persistSession'),
      removeToken: note('removeToken'),
      wipeSession: note('wipeSession'),
      announceToken: note('announceToken'),
      announceEnd: note('announceEnd'),
      announceArrival: (_, { to }) => void did.push(`arrive ${to}`),
      logRenewalFailure: note('logRenewalFailure'),
      openSignInWindow: note('openSignInWindow'),
      leaveToProvider: (_, { url }) => void did.push(`leave ${url}`),
    },
  });
  const actor = createActor(machine).start();
  await turn();
  return {
    actor,
    did,
    renewals: renewals.requests,
    expiries: expiries.requests,
    retries: retries.requests,
    exchange,
    endSession,
    state: () => actor.getSnapshot(),
  };
}

test.each([
  ['a token, the flag and a sign-in that is still valid', stored(), true],
  ['no flag', stored({ isLoggedInFlagSet: false }), false],
  ['no session', stored({ session: null }), false],
  ['a sign-in that ended a moment ago', stored({ now: '2026-03-01T21:00:00.000Z' }), false],
])('AUTH-02 AUTH-03 with %s, logged in is %#', async (_, restored, isLoggedIn) => {
  const { state } = await open(restored);
  expect(isSignedIn(state())).toBe(isLoggedIn);
  expect(tokenOf(state())).toBe(isLoggedIn ? 'one' : null);
});

test('AUTH-01 AUTH-05 the callback exchanges its code once and goes where the person wanted to go', async () => {
  const { actor, did, exchange, state } = await open(stored({ session: null }));
  actor.send({ type: 'session.callbackArrived', url: '/callback?code=x' });
  actor.send({ type: 'session.callbackArrived', url: '/callback?code=x' });
  exchange.resolve({ session: held('new'), to: '/skills' });
  await turn();
  expect(tokenOf(state())).toBe('new');
  expect(did).toEqual(['persistSession', 'announceToken', 'arrive /skills']);
});

test('AUTH-08 somebody without an active staff account is forbidden, not signed out', async () => {
  const { actor, exchange, state } = await open(stored({ session: null }));
  actor.send({ type: 'session.callbackArrived', url: '/callback?code=x' });
  exchange.reject(failing('forbidden'));
  await turn();
  expect(state().value).toBe('forbidden');
});

test('AUTH-09 T05 a hundred requests that meet 401 at once cause one renewal, whose token they all get', async () => {
  const { actor, renewals, did, state } = await open();
  for (let request = 0; request < 100; request++) actor.send({ type: 'session.renewalWanted', token: 'one' });
  expect(renewalOutcome(state())).toBe('pending');
  renewals[0]!.resolve(held('two'));
  await turn();
  expect(renewals).toHaveLength(1);
  expect([renewalOutcome(state()), tokenOf(state())]).toEqual(['renewed', 'two']);
  expect(did).toEqual(['persistSession', 'announceToken']);
});

test('AUTH-09 T05 a 401 for a token that has been renewed meanwhile causes no further renewal', async () => {
  const { actor, renewals, state } = await open();
  actor.send({ type: 'session.tokenReceived', session: held('two', { expiresAt: '2026-03-01T09:09:00.000Z' }) });
  actor.send({ type: 'session.renewalWanted', token: 'one' });
  expect(renewals).toHaveLength(0);
  expect(renewalOutcome(state())).toBe('renewed');
});

test('AUTH-09 the token is renewed when it expires, and another tab’s renewal counts as one’s own', async () => {
  const { actor, renewals, expiries, state } = await open();
  expiries[0]!.resolve();
  await turn();
  expect(renewals).toHaveLength(1);
  actor.send({ type: 'session.tokenReceived', session: held('theirs', { expiresAt: '2026-03-01T09:10:00.000Z' }) });
  renewals[0]!.reject(failing('unauthenticated'));
  await turn();
  expect(tokenOf(state())).toBe('theirs');
  actor.send({ type: 'session.tokenReceived', session: held('one') });
  expect(tokenOf(state())).toBe('theirs');
});

test('AUTH-10 T15 a network failure is logged and tried again; the session stays', async () => {
  const { actor, did, renewals, retries, state } = await open();
  actor.send({ type: 'session.renewalWanted', token: 'one' });
  renewals[0]!.reject(failing('offline'));
  await turn();
  expect(did).toEqual(['logRenewalFailure']);
  expect([renewalOutcome(state()), isSignedIn(state())]).toEqual(['unreachable', true]);
  retries[0]!.resolve();
  await turn();
  renewals[1]!.reject(failing('unavailable'));
  await turn();
  expect(state().context.renewalAttempts).toBe(2);
  actor.send({ type: 'session.reachable' });
  renewals[2]!.resolve(held('three'));
  await turn();
  expect(tokenOf(state())).toBe('three');
  expect(state().context.renewalAttempts).toBe(0);
});

test('AUTH-10 T05 a refused renewal is logged; the session lapses, asks no more, and offers to sign in again', async () => {
  const { actor, did, renewals, state } = await open();
  actor.send({ type: 'session.renewalWanted', token: 'one' });
  renewals[0]!.reject(failing('unauthenticated'));
  await turn();
  expect(did).toEqual(['logRenewalFailure', 'removeToken']);
  expect(state().hasTag('lapsed')).toBe(true);
  expect([renewalOutcome(state()), tokenOf(state())]).toEqual(['lapsed', null]);
  // Nobody has tried to sign in yet: nothing went wrong with that.
  expect(problemOfSession(state())).toBeNull();
  actor.send({ type: 'session.renewalWanted', token: 'one' });
  expect(renewals).toHaveLength(1);
  actor.send({ type: 'session.signInWindowRequested' });
  expect(did.at(-1)).toBe('openSignInWindow');
  actor.send({ type: 'session.tokenReceived', session: held('again', { expiresAt: '2026-03-01T09:20:00.000Z' }) });
  expect([tokenOf(state()), roleOf(state())]).toEqual(['again', 'editor']);
});

test('AUTH-10 another person signing in elsewhere never takes over this tab', async () => {
  const { actor, state } = await open();
  const other = held('other');
  actor.send({ type: 'session.tokenReceived', session: { ...other, user: { ...other.user, uid: 'u2' } } });
  expect([state().value, endReasonOf(state()), tokenOf(state())]).toEqual(['ended', 'replaced', null]);
});

test('AUTH-04 signing out wipes at once and tells the other tabs, then ends the provider’s session', async () => {
  const { actor, did, endSession, state } = await open();
  actor.send({ type: 'session.signOutRequested' });
  actor.send({ type: 'session.signOutRequested' });
  expect(did).toEqual(['announceEnd', 'wipeSession']);
  expect(tokenOf(state())).toBeNull();
  await turn();
  expect(endSession).toHaveBeenCalledTimes(1);
  expect(did.at(-1)).toBe('leave https://idp.example.com/end');
  expect(endReasonOf(state())).toBe('logout');
});

test('AUTH-04 a sign-out in another tab ends this one, whatever it was doing', async () => {
  const { actor, did, renewals, state } = await open();
  actor.send({ type: 'session.renewalWanted', token: 'one' });
  actor.send({ type: 'session.endedElsewhere', reason: 'revoked' });
  renewals[0]!.resolve(held('two'));
  await turn();
  expect([state().value, endReasonOf(state()), tokenOf(state())]).toEqual(['ended', 'revoked', null]);
  expect(did).toEqual(['wipeSession']);
});

test('AUTH-01 a provider that can’t be reached leaves the person signed out, with the reason', async () => {
  const { actor, exchange, state } = await open(stored({ session: null }));
  actor.send({ type: 'session.callbackArrived', url: '/callback?code=x' });
  exchange.reject(failing('unavailable'));
  await turn();
  expect(state().value).toBe('signedOut');
  expect(problemOfSession(state())).toMatchObject({ code: 'unavailable' });
});
