import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import type { CampaignState } from '@diwan/api-contract/values/records/campaign';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, minute, recordNumber } from '#seeding/time.ts';
import { type CampaignLetter, letters } from './letters.ts';

/** A campaign of the demo, and how many people of its audience have come how far. */
export interface PlannedCampaign {
  id: string;
  number: string;
  index: number;
  letter: CampaignLetter;
  state: CampaignState;
  createdAt: number;
  changedAt: number;
  /** Null of what was never approved. */
  approvedAt: number | null;
  scheduleAt: number | null;
  /** Whom it reaches, and who was left out. */
  size: number;
  left: number;
  failure: EmailCampaign['failure'];
}

/** How many there are, and what is not simply sent. None is on its way: a mail server that is set up later has nothing to send to invented people. */
const count = 26;
const states: Readonly<Record<number, CampaignState>> = {
  4: 'cancelled',
  9: 'failed',
  13: 'failed',
  17: 'cancelled',
  19: 'paused',
  20: 'awaiting_approval',
  21: 'draft',
  22: 'scheduled',
  23: 'draft',
  24: 'awaiting_approval',
  25: 'draft',
};
/** Whom a campaign would reach that nobody has approved yet; one reaches nobody, two more than an editor may approve. */
const planned: Readonly<Record<number, number>> = { 20: 1_240, 21: 0, 23: 84, 24: 36, 25: 2_615 };

/** Which campaigns of the demo note who opens them. */
export const tracksOpens = ({ index }: PlannedCampaign): boolean => index % 3 !== 1;

export function planCampaigns({ seed, now }: Seeding): PlannedCampaign[] {
  const random = createRandom(seed, 'email-campaigns');
  return Array.from({ length: count }, (_, index) => {
    const createdAt = now - (count - index) * 11 * day - random.int(1, 40) * hour;
    const state = states[index] ?? 'finished';
    const isUnsent = planned[index] !== undefined;
    const approvedAt = isUnsent ? null : createdAt + random.int(3, 30) * hour;
    const isPlanned = index % 6 === 2 && approvedAt !== null;
    const ahead = state === 'scheduled' ? now + 3 * day : null;
    const scheduleAt = ahead ?? (isPlanned ? approvedAt + 5 * hour : null);
    const ended = scheduleAt !== null && state !== 'scheduled' ? scheduleAt : approvedAt;
    return {
      id: makeId(createdAt, random),
      number: recordNumber('CMP', createdAt, index + 1),
      index,
      letter: letters[index % letters.length]!,
      state,
      createdAt,
      changedAt: Math.min(now - hour, (ended ?? createdAt + 2 * hour) + (ahead === null ? 90 * minute : 0)),
      approvedAt,
      scheduleAt: index === 24 ? now - day : scheduleAt,
      size: planned[index] ?? (index === 11 ? 560 : random.int(24, 60)),
      left: isUnsent ? 0 : random.int(3, 9),
      failure: state === 'failed' ? (index === 9 ? 'noServer' : 'nothingSent') : null,
    };
  });
}
