import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import type { AppDeps } from '#deps.ts';
import { advanceCampaign, CampaignFailure, putOff } from '#resources/email-campaigns/sending/advance.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

/** Brings on the campaign whose turn it is, as the system; false when none waits. One that can't be brought on has its turn later, and says why. */
export async function campaignStep(deps: WorkerDeps): Promise<boolean> {
  const { transaction, orm } = deps.database;
  try {
    return await transaction((tx) => advanceCampaign(systemWriter(deps, tx)));
  } catch (error) {
    if (!(error instanceof CampaignFailure)) throw error;
    await putOff(error.id, { tx: orm, now: deps.clock().toISOString() });
    throw new Error(error.message);
  }
}

/** Sends campaigns for as long as the process lasts: beside others in other processes, and on after any crash. */
export const startCampaignWorker = (deps: WorkerDeps, say?: BackgroundWork['say']): Worker =>
  keepWorking({ name: 'Campaigns', work: () => campaignStep(deps), pauseAfterWork: 20, pauseWhenIdle: 1_000, say });
