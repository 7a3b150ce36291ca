import { renewalOutcome } from '@diwan/machines/session/session.selectors';
import { type Actor, waitFor } from 'xstate';
import { createActor } from '../actors/create-actor.ts';
import { type Credentials, giveCredentials } from '../api/client.ts';
import { localProblem, ProblemFailure } from '../api/expect-body.ts';
import { preferences } from './preferences/preferences.ts';
import { settings } from './preferences/settings.ts';
import { provideSession, type SessionDeps } from './session.implementations.ts';

export type SessionActor = Actor<ReturnType<typeof provideSession>>;

/** Starts the session of this tab and makes every call with it; ends when what is stored has been looked at. */
export async function startSession(deps: SessionDeps): Promise<SessionActor> {
  const actor = createActor(provideSession(deps), { id: 'session' });
  giveCredentials(credentialsOf(actor));
  actor.start();
  const stopListening = deps.tabs.listen((message) => {
    if (message.type === 'renewed') actor.send({ type: 'session.tokenReceived', session: message.session });
    if (message.type === 'ended') actor.send({ type: 'session.endedElsewhere', reason: message.reason });
    preferences.reload();
    settings.reload();
  });
  actor.subscribe({ complete: stopListening });
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  return actor;
}

function credentialsOf(actor: SessionActor): Credentials {
  return {
    token: () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.matches('lapsed') || snapshot.matches('forbidden')) return null;
      return snapshot.context.session?.adminToken ?? null;
    },
    renew: async (token) => {
      actor.send({ type: 'session.renewalWanted', token });
      const settled = await waitFor(actor, (snapshot) => renewalOutcome(snapshot) !== 'pending', { timeout: Infinity });
      const outcome = renewalOutcome(settled);
      if (outcome === 'unreachable') throw new ProblemFailure(localProblem('offline'));
      return outcome === 'renewed';
    },
  };
}
