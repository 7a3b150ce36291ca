import { untilLoaded } from '@diwan/ui';
import type { Realtime } from './realtime.ts';

interface Wish {
  begin: (realtime: Realtime) => () => void;
  end?: () => void;
}

/**
 * The realtime channel before its code is there, which comes when it is started: what is asked of it is kept until then, and
 * asked of the one that `load` brings.
 */
export function createLateRealtime(load: () => Promise<Realtime>): Realtime {
  const wishes = new Set<Wish>();
  let coming: Promise<void> | undefined;
  let realtime: Realtime | undefined;
  let token: string | null = null;
  let isClosed = false;

  function keep(begin: Wish['begin']): () => void {
    if (realtime) return begin(realtime);
    const wish: Wish = { begin };
    wishes.add(wish);
    return () => {
      wishes.delete(wish);
      wish.end?.();
    };
  }

  async function bring(): Promise<void> {
    const brought = await untilLoaded(load);
    if (isClosed) return brought.close();
    realtime = brought;
    if (token !== null) realtime.setToken(token);
    for (const wish of wishes) wish.end = wish.begin(realtime);
    wishes.clear();
    realtime.start();
  }

  return {
    setToken(given) {
      token = given;
      realtime?.setToken(given);
    },
    start() {
      if (realtime) realtime.start();
      else coming ??= bring();
    },
    subscribe: (...asked) => keep((there) => there.subscribe(...asked)),
    join: (...asked) => keep((there) => there.join(...asked)),
    onStatus(listener) {
      if (!realtime) listener('connecting');
      return keep((there) => there.onStatus(listener));
    },
    onResumed: (listener) => keep((there) => there.onResumed(listener)),
    close() {
      isClosed = true;
      realtime?.close();
    },
  };
}
