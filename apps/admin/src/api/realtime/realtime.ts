import type { realtimeRouter } from '@diwan/api-contract/endpoints/realtime';
import { type RealtimeMachineEvent, realtimeMachine } from '@diwan/machines/realtime/realtime.machine';
import { type RealtimeStatus, realtimeStatus } from '@diwan/machines/realtime/realtime.selectors';
import type { ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import { fromCallback, fromPromise } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { pause } from '../cache/wait-for-retry.ts';
import { contractPaths } from '../contract-paths.ts';
import { createWantedChannels, type Member, type RealtimeHandlers, type WantedChannel } from './realtime-channels.ts';
import { connectRealtime, type RealtimeConnection, type RealtimeSettings } from './realtime-connection.ts';

export type { RealtimeStatus } from '@diwan/machines/realtime/realtime.selectors';
export type { Member, RealtimeHandlers } from './realtime-channels.ts';
export type { RealtimeSettings } from './realtime-connection.ts';

type Authorize = typeof realtimeRouter.authorize;
type AuthorizeBody = ClientInferRequest<Authorize>['body'];
type Grant = ClientInferResponseBody<Authorize, 200>;

export interface RealtimeOptions {
  /** Where the channel is; asked when it is first needed. */
  loadSettings: () => Promise<RealtimeSettings>;
  /** Renews the token that was refused and gives the new one by `setToken`; false when the session is over. */
  renew: (refused: string | null) => Promise<boolean>;
  /** The host that serves the channel where the settings name none. */
  pageHost?: string;
  fetch?: typeof globalThis.fetch;
}

/** The realtime channel of the whole app: what was asked for is kept, whatever the connection does. */
export interface Realtime {
  /** Gives the Bearer token that authorizes channels; null disconnects. */
  setToken(token: string | null): void;
  /** Loads the libraries and connects; what was subscribed before waits for it. */
  start(): void;
  /** Calls back for each event of a private channel until the returned function is called. */
  subscribe(channel: string, handlers: RealtimeHandlers): () => void;
  /** Joins a presence channel: who is there, oneself included, and its events. */
  join(channel: string, onMembers: (members: Member[]) => void, handlers?: RealtimeHandlers): () => void;
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Names channels that deliver again after a time in which messages may have been missed: read again. */
  onResumed(listener: (channels: ReadonlySet<string>) => void): () => void;
  close(): void;
}

const longestPause = 30_000;

export function createRealtime(options: RealtimeOptions): Realtime {
  const { fetch = globalThis.fetch.bind(globalThis), pageHost = globalThis.location?.hostname ?? '' } = options;
  const statusListeners = new Set<(status: RealtimeStatus) => void>();
  const resumedListeners = new Set<(channels: ReadonlySet<string>) => void>();
  let connection: RealtimeConnection | null = null;
  let status: RealtimeStatus = 'connecting';
  let resumed = new Set<string>();

  const wanted = createWantedChannels(
    (channel) => {
      // Opened on a live connection, it begins with what the reader is about to read.
      channel.hasGap = status !== 'connected';
      connection?.open(channel);
      actor.send({ type: 'realtime.channelWanted' });
    },
    (channel) => connection?.leave(channel),
  );

  const machine = realtimeMachine.provide({
    actors: {
      holdConnection: fromCallback<RealtimeMachineEvent, { failures: number }>(({ input, sendBack }) => {
        let isOver = false;
        const tell = (event: RealtimeMachineEvent) => isOver || sendBack(event);
        connect(input.failures, tell).then(
          (made) => {
            if (isOver) return made.close();
            connection = made;
            for (const channel of wanted.all()) made.open(channel);
          },
          () => tell({ type: 'realtime.lost' }),
        );
        return () => {
          isOver = true;
          connection?.close();
          connection = null;
          for (const channel of wanted.all()) channel.hasGap = true;
        };
      }),
      // Of uneven length, so that not everybody comes at once.
      waitForRetry: fromPromise<void, { attempt: number }>(({ input, signal }) =>
        pause(Math.min(250 * 2 ** input.attempt, longestPause) * (0.5 + Math.random()), signal),
      ),
    },
    guards: { hasChannels: () => wanted.all().length > 0 },
  });
  const actor = createActor(machine);
  actor.subscribe((snapshot) => {
    const next = realtimeStatus(snapshot);
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  });
  actor.start();

  async function connect(failures: number, tell: (event: RealtimeMachineEvent) => void): Promise<RealtimeConnection> {
    const settings = await options.loadSettings();
    return connectRealtime({
      ...settings,
      host: settings.host ?? pageHost,
      patience: Math.min(4_000 * 2 ** failures, 15_000),
      authorize: ({ socketId, channelName }, reply) => {
        authorize({ socket_id: socketId, channel_name: channelName }).then(
          (grant) => reply(null, grant),
          (error: Error) => reply(error, null),
        );
      },
      onConnected: () => tell({ type: 'realtime.connected' }),
      onLost: () => tell({ type: 'realtime.lost' }),
      onLive: noteLive,
    });
  }

  async function authorize(body: AuthorizeBody): Promise<Grant> {
    const { method, path } = contractPaths.realtime!.authorize!;
    const token = () => actor.getSnapshot().context.token;
    const ask = () =>
      fetch(path, {
        method,
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token()}` },
        body: JSON.stringify(body),
      });
    const used = token();
    let answer = await ask();
    if (answer.status === 401 && (await options.renew(used))) answer = await ask();
    if (!answer.ok) throw new Error(`The channel was refused with ${answer.status}`);
    return (await answer.json()) as Grant;
  }

  function noteLive(channel: WantedChannel): void {
    if (!channel.hasGap) return;
    channel.hasGap = false;
    resumed.add(channel.name);
    if (resumed.size === 1) setTimeout(announceResumed, 50);
  }

  function announceResumed(): void {
    const channels = resumed;
    resumed = new Set();
    for (const listener of resumedListeners) listener(channels);
  }

  return {
    setToken(token) {
      actor.send(token === null ? { type: 'realtime.tokenTaken' } : { type: 'realtime.tokenGiven', token });
    },
    start: () => actor.send({ type: 'realtime.started' }),
    subscribe: (channel, handlers) => wanted.listen(channel, false, { handlers }),
    join: (channel, onMembers, handlers = {}) => wanted.listen(channel, true, { handlers, onMembers }),
    onStatus(listener) {
      statusListeners.add(listener);
      listener(status);
      return () => statusListeners.delete(listener);
    },
    onResumed(listener) {
      resumedListeners.add(listener);
      return () => resumedListeners.delete(listener);
    },
    close: () => actor.send({ type: 'realtime.stopped' }),
  };
}
