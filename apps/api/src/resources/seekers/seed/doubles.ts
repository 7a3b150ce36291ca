import { seekers as contract } from '@diwan/api-contract/resources/seekers';
import { messages as ar } from '@diwan/messages/seekers/ar';
import { messages as en } from '@diwan/messages/seekers/en';
import { instant } from '#seeding/time.ts';
import type { PlannedSeeker } from '../planned-seeker.ts';
import { erasedStanding } from './standing.ts';

/** Of so many people one has registered twice. */
const everyNth = 97;

export const mergedName = { ar: ar.merged, en: en.merged };

/** Some people have a second record, under another spelling of their address. */
export function withDoubles(seekers: PlannedSeeker[]): PlannedSeeker[] {
  for (let index = everyNth - 1; index < seekers.length; index += everyNth) {
    const second = seekers[index]!;
    const first = seekers.slice(0, index).findLast(({ gender }) => gender === second.gender);
    if (!first) continue;
    const { name, nationality, language, email } = first;
    Object.assign(second, { name, nationality, language, email: email.replace('@', '+cv@') });
  }
  return seekers;
}

/** Where the addresses of those lead that were merged. */
export function* redirectsOf(seekers: readonly PlannedSeeker[]) {
  for (const { id, mergedInto, createdAt } of seekers)
    if (mergedInto) yield { resource: contract.path, fromId: id, toId: mergedInto, at: instant(createdAt) };
}

/** Of somebody whose record was there twice. */
export const mergedStanding = (createdAt: number, now: number) => ({
  ...erasedStanding(createdAt, now),
  state: 'merged' as const,
  stateReason: null,
  anonymiseReason: null,
});
