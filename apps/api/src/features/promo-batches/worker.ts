import { setTimeout as sleep } from 'node:timers/promises';
import type { AppDeps } from '#deps.ts';
import { generateSome } from '#resources/promo-batches/generate.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

const pauseAfterStep = 50;
const pauseWhenIdle = 1_000;

/** Makes the next codes of a batch, as the system; false when none waits. */
export const generateStep = (deps: WorkerDeps): Promise<boolean> =>
  deps.database.transaction((tx) => generateSome(systemWriter(deps, tx)));

/** Makes the codes of batches as long as the process lasts; what fails (the database is away) is tried again. */
export function startPromoBatchWorker(deps: WorkerDeps): { close(): Promise<void> } {
  const stop = new AbortController();
  const running = (async () => {
    while (!stop.signal.aborted) {
      const hasWorked = await generateStep(deps).catch(() => false);
      const pause = hasWorked ? pauseAfterStep : pauseWhenIdle;
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
