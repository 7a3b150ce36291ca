import type { EndReason, HeldSession } from '@diwan/machines/session/session.types';

/** What one tab tells the others. */
export type TabMessage =
  | { type: 'renewed'; session: HeldSession }
  | { type: 'ended'; reason: EndReason }
  /** Whoever has the session has proved who they are. */
  | { type: 'proved' };

const name = 'session';

export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (receive: (message: TabMessage) => void) => () => void;
}

/** The line between the tabs of one browser. */
export function openTabs(): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (receive) => {
      const onMessage = (event: MessageEvent<TabMessage>) => receive(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
