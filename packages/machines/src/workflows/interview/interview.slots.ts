import type { InterviewPlan } from '@diwan/api-contract/resources/interview-plan';

type Slots = Pick<InterviewPlan, 'startsAt' | 'durationMin' | 'order' | 'pauseMin' | 'perDay'>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** So long after the first meeting of a day none begins any more. */
const longestDay = 12 * 60;
/** Friday and Saturday. */
const weekend = new Set([5, 6]);

/** When the meeting begins whose turn it is, counted from 0; days are those of Riyadh, which knows no summer time. */
export function slotOf({ startsAt, durationMin, order, pauseMin = 0, perDay = 1 }: Slots, turn: number): string {
  if (order === 'together') return startsAt;
  const length = durationMin + pauseMin;
  const aDay = Math.max(1, Math.min(perDay, Math.floor(longestDay / length)));
  const start = workdayAfter(Date.parse(startsAt), Math.floor(turn / aDay));
  return new Date(start + (turn % aDay) * length * minute).toISOString();
}

function workdayAfter(start: number, workdays: number): number {
  let at = start;
  for (let left = workdays; left > 0; ) {
    at += day;
    if (!weekend.has(new Date(at + 3 * 60 * minute).getUTCDay())) left -= 1;
  }
  return at;
}
