import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionContext } from './session.types.ts';

const now = '2026-03-01T09:00:00.000Z';
const later = '2026-03-01T19:00:00.000Z';
const session = fc
  .record({
    adminToken: fc.constantFrom('t1', 't2', 't3'),
    expiresAt: fc.constantFrom('2026-03-01T09:05:00.000Z', '2026-03-01T09:10:00.000Z'),
    uid: fc.constantFrom('sara', 'sara', 'omar'),
  })
  .map(({ uid, ...rest }) => ({ ...rest, signInExpiresAt: later, serverOffset: 0, user: { uid }, preferences: {} }));

/** Who is home: somebody else comes in through the sign-in alone, and whoever left is gone. */
function watch() {
  return ({ command, before, after }: Step) => {
    const [was, is] = [before.context, after.context] as [SessionContext, SessionContext];
    const [left, home] = [was.session?.user.uid, is.session?.user.uid];
    const cameIn =
      command.kind === 'succeed' && ['restoreSession', 'exchangeCode', 'renewToken'].includes(command.work.src);
    if (left && home && left !== home && !cameIn) throw new Error(`${home} took the place of ${left}.`);
    if (after.hasTag('signedIn') && !is.session) throw new Error('Somebody is signed in, but nobody knows who.');
    if ((after.matches('ended') || after.matches('signedOut')) && !was.session && is.session)
      throw new Error('A token came to somebody who has left.');
    if (after.matches('ended') && is.session) throw new Error('A session that has ended still has its token.');
    if (after.matches('ended') && !is.endReason) throw new Error('Nobody says why the session ended.');
    if (is.renewalAttempts > 0 && after.matches({ active: 'fresh' })) throw new Error('A success is no attempt.');
  };
}

export const model: MachineModel = {
  machine: sessionMachine,
  events: {
    'session.signInRequested': fc.record({ to: fc.constantFrom(null, '/skills/list') }),
    'session.signInWindowRequested': nothing,
    'session.callbackArrived': fc.constant({ url: '/callback?code=1' }),
    'session.signOutRequested': nothing,
    'session.renewalWanted': fc.record({ token: fc.constantFrom(null, 't1', 't2', 't3') }),
    'session.reachable': nothing,
    'session.tokenReceived': fc.record({ session }),
    'session.endedElsewhere': fc.record({ reason: fc.constantFrom('logout', 'revoked', 'disabled') }),
  },
  results: {
    restoreSession: fc.record({
      session: fc.option(session, { freq: 6 }),
      isLoggedInFlagSet: fc.constantFrom(true, true, false),
      now: fc.constant(now),
    }),
    redirectToProvider: fc.constant(undefined),
    exchangeCode: fc.record({ session, to: fc.constant(null) }),
    renewToken: session,
    waitForExpiry: fc.constant(undefined),
    waitForRetry: fc.constant(undefined),
    endSession: fc.constant({ endSessionUrl: null }),
  },
  unfailing: ['waitForExpiry', 'waitForRetry'],
  leaves: { redirecting: 'The page is about to be left for the identity provider.' },
  problemIn: ['signedOut', 'forbidden', 'lapsed', 'exchanging', 'signingOut', 'ended'],
  watch,
};
