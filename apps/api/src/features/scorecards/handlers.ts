import type { ScorecardSheet, scorecardsRouter } from '@diwan/api-contract/endpoints/hiring/scorecards';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, asc, eq } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { etagOf } from '#http/serving/etag.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { criteriaOf, isUndecided, readCards } from '#resources/applications/scorecards/cards.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { summaryOf } from './summary.ts';
import { changeCard, giveCard } from './write.ts';

/** What staff think of an applicant, each for themselves first. */
export function scorecardsHandlers(deps: AppDeps): RouterImplementation<typeof scorecardsRouter> {
  const { database, clock } = deps;
  return {
    async list({ params: { id }, request: { actor } }) {
      const { orm } = database;
      const [found] = await orm
        .select({ state: applications.state, criteria: jobPosts.criteria })
        .from(applications)
        .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
        .where(eq(applications.id, id));
      if (!found) throw problemOf('notFound');
      const held = await orm
        .select({ id: interviews.id, title: interviews.title })
        .from(interviews)
        .where(and(eq(interviews.applicationId, id), eq(interviews.state, 'completed')))
        .orderBy(asc(interviews.startsAt), asc(interviews.id));
      const criteria = criteriaOf(found);
      const seen = await readCards(orm, { id, state: found.state }, actor.id);
      const sheets = [null, ...held].map((interview): ScorecardSheet => {
        const { cards, hidden } = seen.about(interview?.id ?? null);
        return { interview, cards, hidden, summary: summaryOf(criteria, cards) };
      });
      return { status: 200, body: { criteria, isOpen: isUndecided(found.state), sheets } };
    },

    async give({ params: { id }, body, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => ({
        status: 201 as const,
        body: await giveCard(tx, request, id, body, clock().toISOString()),
      }));
      reply.header('etag', etagOf(answer.body.version));
      return answer;
    },

    async edit({ params: { id }, body, request, reply }) {
      const changed = await database.transaction((tx) => changeCard(tx, request, id, body, clock().toISOString()));
      reply.header('etag', etagOf(changed.version));
      return { status: 200, body: changed };
    },
  };
}
