import { connectionMachine } from '@diwan/machines/connection/connection.machine';
import { type Actor, fromPromise } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { connectivity } from '#api/connectivity.ts';
import { runningVersion, servedVersion } from '#navigation/guard/deployment.ts';
import { realtime } from '#session/realtime/live.ts';
import type { Actors } from './actors.types.ts';

export type ConnectionActor = Actor<typeof connectionMachine>;

const probeTime = 5_000;
const betweenLooks = 5 * 60_000;

let running: ConnectionActor | undefined;

/** The one connection of this tab; it starts with the shell. */
export function connectionOf({ session }: Actors): ConnectionActor {
  running ??= startConnection(() => session.send({ type: 'session.reachable' }));
  return running;
}

/** Watches over the way to the server, the realtime channel and the version that is deployed. */
export function startConnection(onReachable: () => void): ConnectionActor {
  const machine = connectionMachine.provide({
    actors: {
      probeServer: fromPromise<void>(async ({ signal }) => {
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(probeTime)]);
        const response = await fetch('/livez', { cache: 'no-store', signal: deadline });
        if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
        connectivity.note(true);
      }),
    },
    actions: { announceReachable: () => onReachable() },
  });
  const actor = createActor(machine, { id: 'connection', input: { version: runningVersion() ?? '' } });
  actor.start();
  connectivity.subscribe((hasSucceeded) =>
    actor.send({ type: hasSucceeded ? 'connection.requestSucceeded' : 'connection.requestFailed' }),
  );
  realtime.onStatus((status) => {
    if (status === 'connected') actor.send({ type: 'connection.realtimeConnected' });
    if (status === 'unreachable') actor.send({ type: 'connection.realtimeLost' });
  });
  watchVersion((version) => actor.send({ type: 'connection.versionSeen', version }));
  return actor;
}

function watchVersion(see: (version: string) => void): void {
  if (!runningVersion()) return;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const version = await servedVersion();
    if (version) see(version);
  };
  setInterval(look, betweenLooks);
}
