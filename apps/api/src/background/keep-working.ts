import { setTimeout as sleep } from 'node:timers/promises';
import { isGoneConnection } from './gone-connection.ts';
import { rootCause } from './root-cause.ts';

export interface Worker {
  /** Finishes what it is at, and begins nothing more. */
  close(): Promise<void>;
}

export interface BackgroundWork {
  /** What it is, to operators: `Campaigns`. */
  name: string;
  /** Does some of it; false when there was nothing to do. What takes long looks whether it is to stop. */
  work: (stop: AbortSignal) => Promise<boolean>;
  /** In milliseconds, as all pauses. */
  pauseWhenIdle: number;
  pauseAfterWork?: number;
  /** Before it begins. */
  pauseAtFirst?: number;
  say?: ((line: string) => void) | undefined;
}

/**
 * Repeats work beside what people ask for, as long as the process lasts. What fails is tried again; why is said once, and once that it goes
 * on. A connection that is gone is one reason, whatever it looks like from one try to the next.
 */
export function keepWorking({
  name,
  work,
  pauseWhenIdle,
  pauseAfterWork = 0,
  pauseAtFirst = 0,
  say = () => {},
}: BackgroundWork): Worker {
  const stop = new AbortController();
  const rest = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stop.signal }).catch(() => {});
  let trouble: string | null = null;

  async function turn(): Promise<boolean> {
    try {
      const hasWorked = await work(stop.signal);
      if (trouble !== null) say(`${name}: this goes on again.`);
      trouble = null;
      return hasWorked;
    } catch (error) {
      const cause = rootCause(error);
      const message = cause instanceof Error ? cause.message : String(cause);
      const reason = isGoneConnection(cause) ? 'gone' : message;
      if (reason !== trouble) say(`${name}: this failed and will be tried again. ${message}`);
      trouble = reason;
      return false;
    }
  }

  const running = (async () => {
    await rest(pauseAtFirst);
    while (!stop.signal.aborted) await rest((await turn()) ? pauseAfterWork : pauseWhenIdle);
  })();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
