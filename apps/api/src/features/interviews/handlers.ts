import type { interviewsRouter } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { RouterImplementation } from '@ts-rest/fastify';
import { asc, eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { readerOf, writerOf } from '#crud/handlers.ts';
import { findRow } from '#crud/lists/repository.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { etagOf, expectVersion } from '#http/serving/etag.ts';
import { calendarFile } from '#resources/applications/interviews/calendar.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { readCards } from '#resources/applications/scorecards/cards.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { findInterview, type Parent, toInterview } from './records.ts';
import { scheduleInterview, sendToInterview, type Written } from './write.ts';

/** Meetings with candidates: planned, moved, called off, held. */
export function interviewsHandlers(deps: AppDeps): RouterImplementation<typeof interviewsRouter> {
  const { orm } = deps.database;
  return {
    async list({ params: { id }, request, reply }) {
      const application = await findRow(applicationsTable, orm, id);
      if (!application) throw problemOf('notFound');
      const rows = await orm
        .select()
        .from(interviews)
        .where(eq(interviews.applicationId, id))
        .orderBy(asc(interviews.startsAt), asc(interviews.id));
      const reader = readerOf(deps, orm, request);
      reply.header('etag', etagOf(application.version as number));
      const { version, state } = application as Parent;
      const seen = await readCards(orm, { id, state }, request.actor.id);
      return { status: 200, body: rows.map((row) => toInterview(row, { version, state }, reader, seen)) };
    },
    async schedule({ params: { id }, body, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        const written = await scheduleInterview(id, expectVersion(request.headers), body, writer);
        return { status: 201 as const, body: await shown(written, writer) };
      });
      return tagged(reply, answer);
    },
    async send({ params: { id }, body, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        const written = await sendToInterview(id, expectVersion(request.headers), body, writer);
        return { status: 200 as const, body: await shown(written, writer) };
      });
      return tagged(reply, answer);
    },
    async calendar({ params: { id }, reply }) {
      const row = await findInterview(orm, id);
      const [about] = await orm
        .select({
          number: applicationsTable.number,
          candidate: seekersTable.nameAr,
          job: jobPostsTable.titleAr,
        })
        .from(applicationsTable)
        .innerJoin(seekersTable, eq(seekersTable.id, applicationsTable.seekerId))
        .innerJoin(jobPostsTable, eq(jobPostsTable.id, applicationsTable.jobPostId))
        .where(eq(applicationsTable.id, row.applicationId));
      const { number, candidate, job } = about!;
      const description = [candidate, job, number, row.notes].filter(Boolean).join('\n');
      reply.header('content-disposition', `attachment; filename="interview-${number}.ics"`);
      return { status: 200, body: calendarFile({ ...row, description }) };
    },
  };
}

async function shown({ meeting, application }: Written, writer: Writer) {
  return toInterview(meeting, application, writer, await readCards(writer.tx, application, writer.actor.id));
}

function tagged<A extends { body: { applicationVersion: number } }>(
  reply: { header(name: string, value: string): unknown },
  answer: A,
): A {
  reply.header('etag', etagOf(answer.body.applicationVersion));
  return answer;
}
