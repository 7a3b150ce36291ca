import type { RealtimeEventName, RealtimeEvents } from '@diwan/api-contract/endpoints/realtime';

export interface Member {
  id: string;
  name: string;
}

export type RealtimeHandlers = { [E in RealtimeEventName]?: (payload: RealtimeEvents[E]) => void };

interface Listener {
  handlers: RealtimeHandlers;
  onMembers?: (members: Member[]) => void;
}

/** A channel that somebody listens to, whether or not it can be reached just now. */
export interface WantedChannel {
  readonly name: string;
  readonly isPresence: boolean;
  readonly listeners: Set<Listener>;
  members: Member[];
  /** Whether messages may have been lost since it last delivered. */
  hasGap: boolean;
}

/** A screen that unmounts and mounts again at once keeps its channel. */
const graceBeforeLeaving = 300;

/** Counts who listens to what: `open` is called for the first listener of a channel, `leave` a little after the last. */
export function createWantedChannels(open: (channel: WantedChannel) => void, leave: (channel: WantedChannel) => void) {
  const wanted = new Map<string, WantedChannel>();

  function find(name: string, isPresence: boolean): WantedChannel {
    const key = `${isPresence} ${name}`;
    const known = wanted.get(key);
    if (known) return known;
    const channel: WantedChannel = { name, isPresence, listeners: new Set(), members: [], hasGap: true };
    wanted.set(key, channel);
    open(channel);
    return channel;
  }

  function dropIfUnused(channel: WantedChannel): void {
    const key = `${channel.isPresence} ${channel.name}`;
    if (channel.listeners.size > 0 || wanted.get(key) !== channel) return;
    wanted.delete(key);
    leave(channel);
  }

  return {
    all: () => [...wanted.values()],
    listen(name: string, isPresence: boolean, listener: Listener): () => void {
      const channel = find(name, isPresence);
      channel.listeners.add(listener);
      listener.onMembers?.(channel.members);
      return () => {
        channel.listeners.delete(listener);
        setTimeout(() => dropIfUnused(channel), graceBeforeLeaving);
      };
    },
  };
}

export function dispatch<E extends RealtimeEventName>(
  channel: WantedChannel,
  event: E,
  payload: RealtimeEvents[E],
): void {
  for (const { handlers } of channel.listeners) handlers[event]?.(payload);
}

export function announceMembers(channel: WantedChannel, members: Member[]): void {
  channel.members = members;
  for (const { onMembers } of channel.listeners) onMembers?.(members);
}
