import type { ScorecardDraft, Scorecards } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { queryOf } from '#api/cache/query.ts';
import { type Queried, useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useNoted } from '#crud/query/use-feed.ts';

/** What staff think of an applicant, as far as one may see it; read again when a colleague has judged. */
export function useScorecards(id: string): Queried<Scorecards> {
  const scorecards = useQuery(queryOf(client.scorecards.list, { params: { id } }));
  useNoted('applications', id, scorecards.refresh);
  return scorecards;
}

/** Where a scorecard goes: a new one to an application or one of its meetings, a changed one in the place of its last version. */
export type ScorecardTarget =
  | { kind: 'new'; applicationId: string; interviewId: string | null }
  | { kind: 'own'; id: string; version: number };

export function saveScorecard(target: ScorecardTarget, draft: ScorecardDraft, idempotencyKey: string) {
  if (target.kind === 'own') {
    const { id, version } = target;
    return expectBody(client.scorecards.edit({ params: { id }, version, body: draft }));
  }
  const { applicationId: id, interviewId } = target;
  return expectBody(client.scorecards.give({ params: { id }, body: { ...draft, interviewId }, idempotencyKey }));
}
