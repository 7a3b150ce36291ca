import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { AskedQuestion } from '@diwan/api-contract/examining/sitting';
import type { Row, Writer } from '#crud/definition.ts';
import { versionOf } from '../effects.ts';
import type { Asked, examAttemptsTable as table } from '../table.ts';

type Attempt = Row<typeof table>;

/** The questions of an attempt without their keys, in the order in which they are asked, and what was answered. */
export async function paperOf(row: Attempt, tx: Writer['tx']) {
  const { questions } = await versionOf(row, tx);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const kept = row.answers.flatMap(({ questionId, given }): [string, ExamAnswer][] =>
    given ? [[questionId, given]] : [],
  );
  return {
    questions: row.paper.map((asked) => withoutKey(byId.get(asked.questionId)!, asked)),
    answers: Object.fromEntries(kept),
  };
}

/** A question as its candidate sees it. */
function withoutKey({ id, type, text, image, marks, options }: ExamQuestion, asked: Asked): AskedQuestion {
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
