import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { withEtag, writerOf } from '#crud/handlers.ts';
import type { Database } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { paperOf } from './sitting/paper.ts';
import { resultOf } from './sitting/result.ts';
import { keepAnswer, sitDown } from './sitting/sit.ts';
import { examAttemptsTable as table } from './table.ts';

type Handlers = Pick<RouterImplementation<Contract['examAttempts']>, 'paper' | 'keepAnswer' | 'sit' | 'result'>;

async function find({ orm }: Database, id: string) {
  const [row] = await orm.select().from(table).where(eq(table.id, id));
  if (!row) throw problemOf('notFound');
  return row;
}

/** The paper of an attempt without its keys, answers while there is time, and what it came to. */
export function examAttemptsMore(deps: AppDeps): Handlers {
  const { database, clock } = deps;
  return {
    async paper({ params: { id } }) {
      const row = await find(database, id);
      const paper = await paperOf(row, database.orm);
      return { status: 200, body: { ...paper, now: clock().toISOString(), dueAt: row.dueAt } };
    },
    keepAnswer: ({ params, body }) =>
      database.transaction(async (tx) => ({
        status: 200,
        body: await keepAnswer(params, body, { tx, now: clock().toISOString() }),
      })),
    async sit({ params: { id }, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => ({
        status: 200 as const,
        body: await sitDown(id, writerOf(deps, tx, request)),
      }));
      return withEtag(reply, answer);
    },
    async result({ params: { id } }) {
      return { status: 200, body: await resultOf(await find(database, id), database.orm) };
    },
  };
}
