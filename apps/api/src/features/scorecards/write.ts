import type { Scorecard, ScorecardDraft } from '@diwan/api-contract/endpoints/hiring/scorecards';
import type { FieldError } from '@diwan/api-contract/problem';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { cardOf, criteriaOf, isUndecided } from '#resources/applications/scorecards/cards.ts';
import { type ScorecardRow, scorecardsTable as scorecards } from '#resources/applications/scorecards/table.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { announceCard } from './announce-card.ts';

type NewCard = ScorecardDraft & { interviewId: string | null };

/** Gives somebody's own scorecard, the only one of theirs about the application or the meeting. */
export async function giveCard(
  tx: Tx,
  request: FastifyRequest,
  applicationId: string,
  { interviewId, ...draft }: NewCard,
  now: string,
): Promise<Scorecard> {
  const { actor } = request;
  const application = await lockUndecided(tx, applicationId);
  if (interviewId !== null) await expectHeld(tx, applicationId, interviewId);
  const row = {
    id: newId(),
    applicationId,
    interviewId,
    author: { id: actor.id, name: actor.name },
    ...draft,
    ratings: await namedRatings(tx, application.jobPostId, draft),
    createdAt: now,
    updatedAt: now,
  };
  const [given] = await tx.insert(scorecards).values(row).onConflictDoNothing().returning();
  if (!given) throw problemOf('refused', { reason: 'alreadyJudged' });
  await announceCard(tx, request, application, 'scorecard.given');
  return cardOf(given, actor.id);
}

/** Changes somebody's own scorecard of which they have seen the latest version. */
export async function changeCard(
  tx: Tx,
  request: FastifyRequest,
  id: string,
  draft: ScorecardDraft,
  now: string,
): Promise<Scorecard> {
  const { actor, headers } = request;
  const [known] = await tx.select().from(scorecards).where(eq(scorecards.id, id));
  // Whoever did not write it may not even learn that it is there.
  if (known?.authorId !== actor.id) throw problemOf('notFound');
  const application = await lockUndecided(tx, known.applicationId);
  const [row] = await tx.select().from(scorecards).where(eq(scorecards.id, id)).for('no key update');
  if (!row) throw problemOf('notFound');
  if (row.version !== expectVersion(headers)) throw problemOf('stale', { current: cardOf(row, actor.id) });
  const ratings = await namedRatings(tx, application.jobPostId, draft, row);
  const [changed] = await tx
    .update(scorecards)
    .set({ ...draft, ratings, version: row.version + 1, updatedAt: now })
    .where(eq(scorecards.id, id))
    .returning();
  await announceCard(tx, request, application, 'scorecard.changed');
  return cardOf(changed!, actor.id);
}

/** Holds the application as it is, so that no decision comes between; one that is decided takes no scorecards. */
async function lockUndecided(tx: Tx, id: string) {
  const [application] = await tx.select().from(applicationsTable).where(eq(applicationsTable.id, id)).for('share');
  if (!application) throw problemOf('notFound');
  if (!isUndecided(application.state)) throw problemOf('refused', { reason: 'applicationClosed' });
  return application;
}

async function expectHeld(tx: Tx, applicationId: string, id: string): Promise<void> {
  const [meeting] = await tx.select().from(interviews).where(eq(interviews.id, id));
  if (meeting?.applicationId !== applicationId) throw invalid([{ path: 'interviewId', code: 'unknownReference' }]);
  if (meeting.state !== 'completed') throw problemOf('refused', { reason: 'notHeld' });
}

/** Ratings with their criteria: those of the job post, and those by which the card was given before. */
async function namedRatings(tx: Tx, jobPostId: string, { ratings }: ScorecardDraft, before?: ScorecardRow) {
  const { id, criteria } = jobPostsTable;
  const [jobPost] = await tx.select({ criteria }).from(jobPostsTable).where(eq(id, jobPostId));
  const current = criteriaOf(jobPost!).map(({ id: criterionId, ...criterion }) => ({ criterionId, ...criterion }));
  const known = new Map([...(before?.ratings ?? []), ...current].map((each) => [each.criterionId, each]));
  const wrong = ratings.flatMap(({ criterionId }, index): FieldError[] => {
    const isRepeated = ratings.findIndex((other) => other.criterionId === criterionId) < index;
    if (known.has(criterionId) && !isRepeated) return [];
    return [{ path: `ratings.${index}.criterionId`, code: isRepeated ? 'taken' : 'unknownReference' }];
  });
  if (wrong.length > 0) throw invalid(wrong);
  return ratings.map(({ criterionId, rating }) => {
    const { name, weight } = known.get(criterionId)!;
    return { criterionId, name, weight, rating };
  });
}

const invalid = (errors: FieldError[]) => problemOf('invalid', { errors });
