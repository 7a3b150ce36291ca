import type { CampaignStats } from '@diwan/api-contract/resources/email-campaigns';
import { reachedStates } from '@diwan/api-contract/values/records/campaign';

/** How many recipients a mail was sent to or given up for; those who are left out have none. */
export const doneOf = (stats: CampaignStats): number =>
  reachedStates.reduce((sum, state) => sum + stats[state], stats.bounced_hard + stats.failed);

/** A part of a whole, from 0 to 1; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
