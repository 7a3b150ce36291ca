import { setTimeout as sleep } from 'node:timers/promises';

interface Kept {
  /** Resolves when what is kept is lost. */
  lost(): Promise<void>;
  /** Brings it back, or fails. */
  again(signal: AbortSignal): Promise<void>;
  /** After such a failure another attempt is pointless. */
  isFatal(error: Error): boolean;
  say(line: string): void;
  onGivenUp(error: Error): void;
}

const firstWait = 100;
const longestWait = 3_000;
/** About five minutes, in which a full disk can be emptied by a person who was called. */
const mostAttempts = 100;
/** Whoever lasted so long has recovered; whoever dies sooner goes on counting, so that a loop of crashes ends too. */
const steadyAfter = 60_000;

/** Brings something back whenever it is lost, ever more slowly, and not for ever. */
export function keepAlive({ lost, again, isFatal, say, onGivenUp }: Kept): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let attempts = 0;
  let since = performance.now();

  async function bringBack(): Promise<void> {
    for (; ; attempts += 1) {
      await sleep(Math.min(firstWait * 2 ** attempts, longestWait), undefined, { signal });
      try {
        return await again(signal);
      } catch (error) {
        const { message } = error as Error;
        say(`The embedded PostgreSQL could not be started again (attempt ${attempts + 1}): ${lastLine(message)}`);
        if (attempts + 1 >= mostAttempts || isFatal(error as Error)) throw error;
      }
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await Promise.race([lost(), stopped]);
      if (signal.aborted) return;
      if (performance.now() - since > steadyAfter) attempts = 0;
      say('The embedded PostgreSQL has ended or let go of us; it is started again.');
      await bringBack();
      if (signal.aborted) return;
      attempts += 1;
      since = performance.now();
      say('The embedded PostgreSQL serves again.');
    }
  })().catch((error: Error) => {
    if (!signal.aborted) onGivenUp(error);
  });
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
