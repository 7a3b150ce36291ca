import type { Contract } from '@diwan/api-contract';
import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { versionOf } from './effects.ts';
import { type Asked, examAttemptsTable as table } from './table.ts';

type Handlers = Pick<RouterImplementation<Contract['examAttempts']>, 'paper' | 'keepAnswer'>;

/** The paper of an attempt without its keys, and answers while there is time: by this server's clock alone. */
export function examAttemptsMore({ database, clock }: AppDeps): Handlers {
  return {
    async paper({ params: { id } }) {
      const [row] = await database.orm.select().from(table).where(eq(table.id, id));
      if (!row) throw problemOf('notFound');
      const { questions } = await versionOf(row, database.orm);
      const byId = new Map(questions.map((question) => [question.id, question]));
      const kept = row.answers.flatMap(({ questionId, given }): [string, ExamAnswer][] =>
        given ? [[questionId, given]] : [],
      );
      return {
        status: 200,
        body: {
          questions: row.paper.map((asked) => withoutKey(byId.get(asked.questionId)!, asked)),
          answers: Object.fromEntries(kept),
          now: clock().toISOString(),
          dueAt: row.dueAt,
        },
      };
    },
    async keepAnswer({ params: { id, questionId }, body }) {
      const now = clock().toISOString();
      return database.transaction(async (tx) => {
        const [row] = await tx.select().from(table).where(eq(table.id, id)).for('no key update');
        const asked = row?.paper.find((each) => each.questionId === questionId);
        if (!row || !asked) throw problemOf('notFound');
        if (row.state !== 'in_progress') throw problemOf('refused', { reason: 'wrongState' });
        if (Date.parse(now) >= Date.parse(row.dueAt)) throw problemOf('refused', { reason: 'timeOver' });
        if (body.options?.some((option) => !asked.options.includes(option)))
          throw problemOf('invalid', { errors: [{ path: 'options', code: 'invalidChoice' }] });
        const answers = row.answers.map((each) => (each.questionId === questionId ? { ...each, given: body } : each));
        await tx.update(table).set({ answers }).where(eq(table.id, id));
        return { status: 200, body: { now, dueAt: row.dueAt } };
      });
    },
  };
}

/** A question as its candidate sees it. */
function withoutKey({ id, type, text, image, marks, options }: ExamQuestion, asked: Asked) {
  const inOrder = asked.options.map((option) => options.find((each) => each.id === option)!);
  return {
    id,
    type,
    text,
    image,
    marks,
    options: inOrder.map(({ id: key, text: words }) => ({ id: key, text: words })),
  };
}
