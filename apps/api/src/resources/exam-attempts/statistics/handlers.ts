import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { examsTable } from '#resources/exams/table.ts';
import { examVersionsTable as versions } from '#resources/exams/versions-table.ts';
import { type ExamVersion, keyedBy } from '../marking.ts';
import { examAttemptsTable as table } from '../table.ts';
import { examFigures } from './figures.ts';

/** So many attempts are held in memory at once. */
const batch = 500;

/** What the marked attempts of candidates say of an exam and its questions. */
export function examsStatistics({
  database: { orm },
}: AppDeps): Pick<RouterImplementation<Contract['exams']>, 'statistics'> {
  return {
    async statistics({ params: { id } }) {
      const [exam] = await orm.select().from(examsTable).where(eq(examsTable.id, id));
      if (!exam) throw problemOf('notFound');
      const keysOf = await keysIn(id, orm);
      const figures = examFigures();
      for await (const attempt of counted(id, orm)) {
        const { percentage, isPassed } = attempt;
        figures.add({ ...attempt, percentage: percentage!, isPassed: isPassed! }, keysOf(attempt));
      }
      return { status: 200, body: figures.of(exam.questions) };
    },
  };
}

async function* counted(examId: string, orm: Tx) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const attempts = await orm
      .select()
      .from(table)
      .where(and(eq(table.examId, examId), eq(table.state, 'graded'), eq(table.isTrial, false), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(batch);
    yield* attempts;
    if (attempts.length < batch) return;
    after = attempts.at(-1)!.id;
  }
}

/** The keys by which attempts of an exam are marked, worked out once for each pair of versions. */
async function keysIn(examId: string, orm: Tx) {
  const asked = await orm.select().from(versions).where(eq(versions.examId, examId));
  const byVersion = new Map(asked.map((each) => [each.version, each]));
  const known = new Map<string, ExamVersion>();
  return ({ examVersion, markedVersion }: { examVersion: number; markedVersion: number }) => {
    const name = `${examVersion} ${markedVersion}`;
    const keys = known.get(name) ?? keyedBy(byVersion.get(examVersion)!, byVersion.get(markedVersion)!);
    known.set(name, keys);
    return keys;
  };
}
