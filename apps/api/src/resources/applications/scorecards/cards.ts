import type { Scorecard } from '@diwan/api-contract/endpoints/hiring/scorecards';
import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import { type Criterion, usualCriteria, weightedMean } from '@diwan/api-contract/values/records/scorecard';
import { usualCriteriaNames } from '@diwan/messages/applications/usual-criteria';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { type ScorecardRow, scorecardsTable as scorecards } from './table.ts';

const usual = Object.entries(usualCriteria).map(([key, { id, weight }]): Criterion => {
  const name = usualCriteriaNames[key as keyof typeof usualCriteria];
  return { id, name, weight };
});

/** What applicants for a job post are judged by. */
export const criteriaOf = ({ criteria }: { criteria: Criterion[] }): Criterion[] =>
  criteria.length > 0 ? criteria : usual;

/** Whether there is no decision yet: until then scorecards are given and changed. */
export const isUndecided = (state: CandidateStatus): boolean => state !== 'rejected' && state !== 'recruited';

/** The scorecards of an application as somebody may see them. */
export interface SeenCards {
  /** Of a meeting, or of the application as a whole. */
  about(interviewId: string | null): { cards: Scorecard[]; hidden: number };
}

/** Reads all of them and keeps back those of others where somebody could still be led by them. */
export async function readCards(
  tx: Tx,
  { id, state }: { id: string; state: CandidateStatus },
  readerId: string,
): Promise<SeenCards> {
  const all = await tx
    .select()
    .from(scorecards)
    .where(eq(scorecards.applicationId, id))
    .orderBy(asc(scorecards.createdAt), asc(scorecards.id));
  return {
    about(interviewId) {
      const rows = all.filter((row) => row.interviewId === interviewId);
      const own = rows.filter((row) => row.authorId === readerId);
      const seen = own.length > 0 || !isUndecided(state) ? rows : [];
      return { cards: seen.map((row) => cardOf(row, readerId)), hidden: rows.length - seen.length };
    },
  };
}

export function cardOf(row: ScorecardRow, readerId: string): Scorecard {
  const { id, version, author: by, updatedAt: at, recommendation, ratings, text } = row;
  const score = weightedMean(ratings);
  return { id, version, by, at, recommendation, ratings, text, score, isMine: row.authorId === readerId };
}
