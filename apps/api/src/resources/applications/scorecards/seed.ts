import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import { staffActors } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import { hour, instant, makeId } from '#seeding/time.ts';
import type { SeededInterview } from '../interviews/seed.ts';
import { criteriaOf } from './cards.ts';
import { judgements } from './judgements.ts';
import type { scorecardsTable } from './table.ts';

export type SeededScorecard = typeof scorecardsTable.$inferInsert;

interface Judged {
  id: string;
  state: CandidateStatus;
  decidedAt: number;
  interviews: readonly SeededInterview[];
}

const usual = criteriaOf({ criteria: [] });
const ratingsOf = { definitely_not: [1, 2], no: [2, 3], no_decision: [3], yes: [3, 4], strong_yes: [4, 5] } as const;

/** What colleagues thought of those who came into question: mostly as the decision was. */
export function seededScorecards({ id: applicationId, state, decidedAt, interviews }: Judged, random: Random) {
  const chance = { pending: 0, 'in-progress': 0.25, approved: 0.5, rejected: 0.15, recruited: 0.7 }[state];
  if (!random.chance(chance)) return [];
  const held = interviews.find((interview) => interview.state === 'completed');
  const interviewId = held && random.chance(0.6) ? held.id : null;
  return random.some(staffActors, random.int(1, 3)).map(({ id, name }): SeededScorecard => {
    const at = decidedAt - random.int(1, 5) * hour;
    const recommendation =
      state === 'rejected'
        ? random.weighted({ definitely_not: 25, no: 50, no_decision: 20, yes: 5 })
        : random.weighted({ no: 5, no_decision: 15, yes: 50, strong_yes: 30 });
    return {
      id: makeId(at, random),
      applicationId,
      interviewId,
      author: { id, name },
      recommendation,
      ratings: usual.map(({ id: criterionId, ...criterion }) => ({
        criterionId,
        ...criterion,
        rating: random.pick(ratingsOf[recommendation]),
      })),
      text: random.chance(0.6) ? random.pick(judgements[recommendation]) : null,
      createdAt: instant(at),
      updatedAt: instant(at),
    };
  });
}
