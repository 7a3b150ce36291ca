import { Failures } from '#background/failures.ts';
import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import type { AppDeps } from '#deps.ts';
import { batchesToGenerate, generateSome } from '#resources/promo-batches/generate.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

/**
 * Makes the next codes of every batch that waits for some, as the system; false when none does.
 * Told to `stop`, it begins no other batch.
 * @throws {Error} When all others have been seen to: how many batches failed, and why the first did.
 */
export async function generateStep(deps: WorkerDeps, stop?: AbortSignal): Promise<boolean> {
  const { orm, transaction } = deps.database;
  const failures = new Failures();
  let hasWorked = false;
  for (const { id, number } of await batchesToGenerate({ tx: orm })) {
    if (stop?.aborted) break;
    await failures.past(number, async () => {
      if (await transaction((tx) => generateSome(id, systemWriter(deps, tx)))) hasWorked = true;
    });
  }
  failures.tell();
  return hasWorked;
}

/** Makes the codes of batches as long as the process lasts. */
export const startPromoBatchWorker = (deps: WorkerDeps, say?: BackgroundWork['say']): Worker =>
  keepWorking({
    name: 'Promo codes',
    work: (stop) => generateStep(deps, stop),
    pauseAfterWork: 50,
    pauseWhenIdle: 1_000,
    say,
  });
