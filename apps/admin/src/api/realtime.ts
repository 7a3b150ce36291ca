import type { realtimeRouter } from '@diwan/api-contract/realtime';
import type { ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import { contractPaths } from './contract-paths.ts';
import { createWantedChannels, type Member, type RealtimeHandlers, type WantedChannel } from './realtime-channels.ts';
import { connectRealtime, type RealtimeConnection, type RealtimeSettings } from './realtime-connection.ts';

export type { Member, RealtimeHandlers } from './realtime-channels.ts';
export type { RealtimeSettings } from './realtime-connection.ts';
export type RealtimeStatus = 'connecting' | 'connected' | 'unreachable';

type Authorize = typeof realtimeRouter.authorize;
type Asked = ClientInferRequest<Authorize>['body'];
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

const failuresUntilUnreachable = 2;

export function createRealtime(options: RealtimeOptions): Realtime {
  const { fetch = globalThis.fetch.bind(globalThis), pageHost = globalThis.location?.hostname ?? '' } = options;
  const statusListeners = new Set<(status: RealtimeStatus) => void>();
  const resumedListeners = new Set<(channels: ReadonlySet<string>) => void>();
  const wanted = createWantedChannels(
    (channel) => {
      // Opened on a live connection, it begins with what the reader is about to read.
      channel.hasGap = status !== 'connected';
      connection?.open(channel);
      ensureConnection();
    },
    (channel) => connection?.leave(channel),
  );
  let status: RealtimeStatus = 'connecting';
  let token: string | null = null;
  let isStarted = false;
  let connection: RealtimeConnection | null = null;
  /** Names the connection, in the making or made, that is wanted now. */
  let current: object | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let resumed = new Set<string>();

  function ensureConnection(): void {
    if (!isStarted || token === null || current || wanted.all().length === 0) return;
    clearTimeout(retry);
    const own = {};
    current = own;
    connect(own).catch(() => current === own && lose());
  }

  async function connect(own: object): Promise<void> {
    const settings = await options.loadSettings();
    const made = await connectRealtime({
      ...settings,
      host: settings.host ?? pageHost,
      patience: Math.min(4_000 * 2 ** failures, 15_000),
      authorize: ({ socketId, channelName }, reply) => {
        authorize({ socket_id: socketId, channel_name: channelName }).then(
          (grant) => reply(null, grant),
          (error: Error) => reply(error, null),
        );
      },
      onConnected: () => {
        failures = 0;
        setStatus('connected');
      },
      onLost: () => current === own && lose(),
      onLive: noteLive,
    });
    if (current !== own) return made.close();
    connection = made;
    for (const channel of wanted.all()) made.open(channel);
  }

  /** Tries again after a growing pause, of uneven length so that not everybody comes at once. */
  function lose(): void {
    drop();
    setStatus(failures < failuresUntilUnreachable ? 'connecting' : 'unreachable');
    retry = setTimeout(ensureConnection, Math.min(500 * 2 ** failures++, 30_000) * (0.5 + Math.random()));
  }

  function drop(): void {
    current = null;
    connection = null;
    for (const channel of wanted.all()) channel.hasGap = true;
  }

  async function authorize(asked: Asked): Promise<Grant> {
    const { method, path } = contractPaths.realtime!.authorize!;
    const ask = () =>
      fetch(path, {
        method,
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(asked),
      });
    const used = token;
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

  function setStatus(next: RealtimeStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  }

  function disconnect(): void {
    clearTimeout(retry);
    connection?.close();
    drop();
    setStatus('connecting');
  }

  return {
    setToken(next) {
      token = next;
      if (next === null) return disconnect();
      ensureConnection();
    },
    start() {
      isStarted = true;
      ensureConnection();
    },
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
    close() {
      isStarted = false;
      disconnect();
    },
  };
}
