import { setTimeout as sleep } from 'node:timers/promises';
import type { AppDeps } from '#deps.ts';
import { advanceCampaign } from '#resources/email-campaigns/sending/advance.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

const pauseAfterStep = 20;
const pauseWhenIdle = 1_000;

/** Brings on the campaign whose turn it is, as the system; false when none waits. */
export const campaignStep = (deps: WorkerDeps): Promise<boolean> =>
  deps.database.transaction((tx) => advanceCampaign(systemWriter(deps, tx)));

/** Sends campaigns for as long as the process lasts: beside others in other processes, and on after any crash. */
export function startCampaignWorker(deps: WorkerDeps): { close(): Promise<void> } {
  const stop = new AbortController();
  const running = (async () => {
    while (!stop.signal.aborted) {
      const hasWorked = await campaignStep(deps).catch(() => false);
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
