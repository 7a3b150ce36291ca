import type { HeldSession } from '@diwan/machines/session/session.types';
import { client } from '../api/client.ts';
import { expectBody } from '../api/expect-body.ts';
import { heldSession, readSession, storeSession } from './session-storage.ts';

/** Renews the session; where another tab has just done so, takes its token. */
export function renewSession(held: HeldSession): Promise<HeldSession> {
  return inTurn(async () => {
    const { session: stored } = readSession();
    const isNewer = stored && Date.parse(stored.expiresAt) > Date.parse(held.expiresAt);
    if (isNewer && stored.user.uid === held.user.uid) return stored;
    const renewed = heldSession(await expectBody(client.identity.refresh({ body: {} })));
    // Before the next tab has its turn, so that it finds the token.
    storeSession(renewed);
    return renewed;
  });
}

// One tab at a time; where locks are missing the server makes many refreshes one.
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('session-renewal', act) as Promise<T>) : act();
}
