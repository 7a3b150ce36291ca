import type { RealtimeEventName, realtimeRouter } from '@diwan/api-contract/endpoints/realtime';
import type { ServerInferResponseBody } from '@ts-rest/core';
import type { ChannelAuthorizationHandler, PresenceChannel } from 'pusher-js';
import { announceMembers, dispatch, type WantedChannel } from './realtime-channels.ts';

export type RealtimeSettings = ServerInferResponseBody<typeof realtimeRouter.settings, 200>;

interface ConnectionOptions extends RealtimeSettings {
  host: string;
  authorize: ChannelAuthorizationHandler;
  /** Milliseconds after which a connection in the making is given up. */
  patience: number;
  onConnected: () => void;
  /** The connection is of no more use; called once. */
  onLost: () => void;
  /** A channel delivers from now on. */
  onLive: (channel: WantedChannel) => void;
}

export interface RealtimeConnection {
  open(channel: WantedChannel): void;
  leave(channel: WantedChannel): void;
  close(): void;
}

const events = Object.keys({
  'record.added': true,
  'record.changed': true,
  'record.removed': true,
  'record.noted': true,
  'message.added': true,
  'message.changed': true,
  'conversation.read': true,
  'conversation.typing': true,
  'bulk.progress': true,
  'import.progress': true,
  'notification.added': true,
  'notification.changed': true,
  'session.ended': true,
  'work.changed': true,
  'settings.changed': true,
  'audit.progress': true,
} satisfies Record<RealtimeEventName, true>) as RealtimeEventName[];

const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Loads laravel-echo and pusher-js and connects, once. Left to itself pusher-js waits 15 s after a refused connection and
 * gives a transport up for good when it broke twice; so a connection that is lost is replaced by a new one.
 */
export async function connectRealtime(options: ConnectionOptions): Promise<RealtimeConnection> {
  const { host, port, isSecure, key, authorize, patience, onConnected, onLost, onLive } = options;
  const [{ default: Echo }, { default: Pusher }] = await Promise.all([import('laravel-echo'), import('pusher-js')]);
  const echo = new Echo<'pusher'>({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: isSecure,
    // Any other transport falls back to hosts of a third party.
    enabledTransports: [isSecure ? 'wss' : 'ws'],
    disableStats: true,
    pongTimeout: 8_000,
    channelAuthorization: { customHandler: authorize },
    withoutInterceptors: true,
  });
  const { connection } = echo.connector.pusher;
  const opened = new Map<WantedChannel, ReturnType<typeof echo.private>>();
  let isClosed = false;

  function close(): void {
    isClosed = true;
    clearTimeout(opening);
    echo.disconnect();
  }
  function lose(): void {
    if (isClosed) return;
    close();
    onLost();
  }
  const opening = setTimeout(lose, patience);
  connection.bind('state_change', ({ current, previous }: { current: string; previous: string }) => {
    if (current === 'connected') {
      clearTimeout(opening);
      onConnected();
    } else if (previous === 'connected' || current === 'failed' || current === 'disconnected') lose();
  });

  return {
    open(channel) {
      const presence = channel.isPresence ? echo.join(channel.name) : null;
      const link = presence ?? echo.private(channel.name);
      opened.set(channel, link);
      let failures = 0;
      link.subscribed(() => {
        failures = 0;
        onLive(channel);
      });
      // pusher-js never tries a refused channel again.
      link.error(() => {
        channel.hasGap = true;
        const pause = Math.min(firstPause * 2 ** failures++, longestPause);
        setTimeout(() => {
          if (opened.has(channel) && !isClosed) link.subscription.subscribe();
        }, pause);
      });
      for (const event of events) link.listen(`.${event}`, (payload: never) => dispatch(channel, event, payload));
      const announce = () => announceMembers(channel, membersOf(link.subscription as PresenceChannel));
      presence?.here(announce).joining(announce).leaving(announce);
    },
    leave(channel) {
      // One whose answer is still to come stays with pusher-js, and what is bound to it with it, for the next who asks.
      opened.get(channel)?.subscription.unbind_all();
      opened.delete(channel);
      echo.leaveChannel(`${channel.isPresence ? 'presence' : 'private'}-${channel.name}`);
    },
    close,
  };
}

function membersOf({ members }: PresenceChannel) {
  const list: { id: string; name: string }[] = [];
  members.each(({ id, info }: { id: string; info: { name: string } }) => list.push({ id, name: info.name }));
  return list;
}
