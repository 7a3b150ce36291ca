import { sessionMachine } from '@diwan/machines/session/session.machine';
import type { EndReason, HeldSession, StoredSession } from '@diwan/machines/session/session.types';
import { fromPromise } from 'xstate';
import { waitForRetry } from '../api/cache/wait-for-retry.ts';
import { client } from '../api/client.ts';
import { expectBody } from '../api/expect-body.ts';
import { currentLanguage } from '../messages/language.ts';
import { preferences } from './preferences/preferences.ts';
import { settings } from './preferences/settings.ts';
import { readSession, removeToken, storeSession, wipeSession } from './storage/session-storage.ts';
import type { Tabs } from './tabs.ts';
import { renewSession } from './token/renew.ts';
import { waitForExpiry } from './token/waiting.ts';

export interface SessionDeps {
  tabs: Tabs;
  /** Leaves this app for an address of the identity provider or of the sign-in page. */
  leave: (url: string) => void;
  /** Goes where the person wanted to go before signing in. */
  arrive: (to: string | null) => void;
  openWindow: (url: string) => void;
}

/** The session machine in a browser: flow, storage, tabs and timers. */
export function provideSession({ tabs, leave, arrive, openWindow }: SessionDeps) {
  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession>(async () => readSession()),
      redirectToProvider: fromPromise<void, { to: string | null }>(async ({ input }) => {
        const { startSignIn } = await import('./token/protocol.ts');
        leave(await startSignIn(input.to, currentLanguage()));
        await new Promise(() => {});
      }),
      exchangeCode: fromPromise<{ session: HeldSession; to: string | null }, { url: string }>(async ({ input }) => {
        const { finishSignIn } = await import('./token/protocol.ts');
        return finishSignIn(input.url).catch((error: unknown) => {
          console.error('The sign-in response could not be used.', error);
          throw error;
        });
      }),
      renewToken: fromPromise<HeldSession, { session: HeldSession }>(({ input }) => renewSession(input.session)),
      waitForExpiry: fromPromise<void, { expiresAt: string; serverOffset: number }>(({ input, signal }) =>
        waitForExpiry(input.expiresAt, input.serverOffset, signal),
      ),
      waitForRetry: fromPromise<void, { attempt: number }>(({ input, signal }) => waitForRetry(input.attempt, signal)),
      endSession: fromPromise<{ endSessionUrl: string | null }, { session: HeldSession | null }>(() =>
        expectBody(client.identity.logout({ body: {} })),
      ),
    },
    actions: {
      persistSession: (_, { session }: { session: HeldSession }) => {
        storeSession(session);
        preferences.reload();
        settings.reload();
      },
      removeToken: () => removeToken(),
      wipeSession: () => {
        wipeSession();
        preferences.reload();
      },
      announceToken: (_, { session }: { session: HeldSession }) => tabs.tell({ type: 'renewed', session }),
      announceEnd: (_, { reason }: { reason: EndReason }) => tabs.tell({ type: 'ended', reason }),
      announceArrival: (_, { to }: { to: string | null }) => arrive(to),
      logRenewalFailure: (_, { error }: { error: unknown }) =>
        console.error('The session could not be renewed.', error),
      openSignInWindow: () => openWindow('/login'),
      leaveToProvider: (_, { url }: { url: string | null }) => leave(url ?? '/login?reason=logout'),
    },
  });
}
