import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import type { AppDeps } from '#deps.ts';
import { generateSome } from '#resources/promo-batches/generate.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

/** Makes the next codes of a batch, as the system; false when none waits. */
export const generateStep = (deps: WorkerDeps): Promise<boolean> =>
  deps.database.transaction((tx) => generateSome(systemWriter(deps, tx)));

/** Makes the codes of batches as long as the process lasts. */
export const startPromoBatchWorker = (deps: WorkerDeps, say?: BackgroundWork['say']): Worker =>
  keepWorking({ name: 'Promo codes', work: () => generateStep(deps), pauseAfterWork: 50, pauseWhenIdle: 1_000, say });
