import { useEffect, useRef } from 'react';
import { client, renewCredentials } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { createLateRealtime } from '#api/realtime/late-realtime.ts';
import type { Member, RealtimeHandlers } from '#api/realtime/realtime-channels.ts';
import { realtimeToken } from './realtime-token.ts';

/** The realtime channel of this tab; screens use `useRealtime`, `usePresence` and `useMissed`. */
export const realtime = createLateRealtime(async () => {
  const { createRealtime } = await import('#api/realtime/realtime.ts');
  return createRealtime({
    loadSettings: () => expectBody(client.realtime.settings()),
    renew: renewCredentials,
  });
});
realtimeToken.connect((token) => realtime.setToken(token));

/** Listens to a private channel while the component is shown; handlers may change from render to render. */
export function useRealtime(channel: string | null, handlers: RealtimeHandlers): void {
  const latest = useLatest(handlers);
  const names = Object.keys(handlers).sort().join(' ');
  useEffect(() => {
    if (!channel) return;
    return realtime.subscribe(channel, forwarded(names, latest));
  }, [channel, names, latest]);
}

/** Joins a presence channel while the component is shown and tells who else is there. @public */
export function usePresence(channel: string | null, onMembers: (members: Member[]) => void): void {
  const latest = useLatest(onMembers);
  useEffect(() => {
    if (!channel) return;
    return realtime.join(channel, (members) => latest.current(members));
  }, [channel, latest]);
}

/** Calls back when a channel delivers again after a time in which messages may have been missed: read again. */
export function useMissed(channel: string | null, onMissed: () => void): void {
  const latest = useLatest(onMissed);
  useEffect(() => {
    if (!channel) return;
    return realtime.onResumed((channels) => channels.has(channel) && latest.current());
  }, [channel, latest]);
}

function forwarded(names: string, latest: { current: RealtimeHandlers }): RealtimeHandlers {
  const forward = (name: string) => (payload: never) => {
    const handle = latest.current[name as keyof RealtimeHandlers] as ((payload: never) => void) | undefined;
    handle?.(payload);
  };
  return Object.fromEntries(names.split(' ').map((name) => [name, forward(name)]));
}

function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
