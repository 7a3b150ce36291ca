import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { withEtag, writerOf } from '#crud/handlers.ts';
import { findRow } from '#crud/lists/repository.ts';
import { toRecord } from '#crud/records.ts';
import { addRow, draftOf } from '#crud/writes/write.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { jobPostsTable as table } from '#resources/job-posts/table.ts';
import { isOpenExam } from './exam.ts';
import { findDuplicates } from './hints/duplicates.ts';
import { comparePay } from './hints/pay.ts';
import { jobPostsResource } from './resource.ts';

const visibleDays = 30;

/** Makes a new draft with the same content, whose dates begin anew. */
export function jobPostsDuplicate(deps: AppDeps): Pick<RouterImplementation<Contract['jobPosts']>, 'duplicate'> {
  return {
    async duplicate({ params: { id }, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        const original = await findRow(table, tx, id);
        if (!original) throw problemOf('notFound');
        const expiresAt = new Date(Date.parse(writer.now) + visibleDays * 86_400_000).toISOString();
        const examId = (await isOpenExam(original.examId, tx)) ? original.examId : null;
        const draft = {
          ...draftOf(jobPostsResource, original),
          publishAt: null,
          featuredUntil: null,
          expiresAt,
          examId,
        };
        const copy = await addRow(jobPostsResource, draft, writer);
        await tx.update(table).set({ copiedFromId: id }).where(eq(table.id, copy.id));
        return { status: 201 as const, body: await toRecord(jobPostsResource, { ...copy, copiedFromId: id }, writer) };
      });
      return withEtag(reply, answer);
    },
  };
}

/** What other posts say about one that waits for a decision: two questions, whatever there is. */
export function jobPostsHints({
  database: { orm },
}: AppDeps): Pick<RouterImplementation<Contract['jobPosts']>, 'hints'> {
  return {
    async hints({ params: { id } }) {
      const [post] = await orm.select().from(table).where(eq(table.id, id));
      if (!post) throw problemOf('notFound');
      const [pay, duplicates] = await Promise.all([comparePay(post, orm), findDuplicates(post, orm)]);
      return { status: 200, body: { pay, duplicates } };
    },
  };
}
