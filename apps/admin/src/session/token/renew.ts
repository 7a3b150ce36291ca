import type { HeldSession } from '@diwan/machines/session/session.types';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { heldSession, readSession, storeSession } from '../storage/session-storage.ts';

const turn = 'session-renewal';
const newest = 'session-until ';
const arrival = { longest: 2_000, step: 20 };

/** Renews the session; where another tab has just done so, takes its token. */
export function renewSession(held: HeldSession): Promise<HeldSession> {
  return inTurn(async () => {
    if (await isRenewedElsewhere(held)) await arrived(held);
    const stored = newerThan(held);
    if (stored) return stored;
    const renewed = heldSession(await expectBody(client.identity.refresh({ body: {} })));
    // Before the next tab has its turn, so that it finds the token.
    storeSession(renewed);
    await tellRenewed(renewed);
    return renewed;
  });
}

function newerThan({ expiresAt, user }: HeldSession): HeldSession | null {
  const { session } = readSession();
  const isNewer = session && session.user.uid === user.uid && Date.parse(session.expiresAt) > Date.parse(expiresAt);
  return isNewer ? session : null;
}

// One tab at a time; where locks are missing the server makes many refreshes one.
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(turn, act) as Promise<T>) : act();
}

let letGo = () => {};

/** What one tab stores reaches another some time later; a lock that it holds is seen by all at once. */
async function tellRenewed({ expiresAt }: HeldSession): Promise<void> {
  if (!navigator.locks) return;
  letGo();
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  await new Promise<void>((isHeld) => {
    void navigator.locks.request(newest + expiresAt, () => {
      isHeld();
      return promise;
    });
  });
}

async function isRenewedElsewhere({ expiresAt }: HeldSession): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const until = held.map(({ name = '' }) => name).filter((name) => name.startsWith(newest));
  return until.some((name) => Date.parse(name.slice(newest.length)) > Date.parse(expiresAt));
}

async function arrived(held: HeldSession): Promise<void> {
  for (let waited = 0; waited < arrival.longest && !newerThan(held); waited += arrival.step)
    await new Promise((later) => setTimeout(later, arrival.step));
}
