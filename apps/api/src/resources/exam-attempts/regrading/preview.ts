import type { Contract } from '@diwan/api-contract';
import { mostRegraded, type Regrading } from '@diwan/api-contract/examining/regrading';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { findNamed } from '#crud/lists/refs.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { examsTable } from '#resources/exams/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import type { Graded } from '../marking.ts';
import { type Regraded, regradings } from './regrade.ts';

type Result = Pick<Graded, 'score' | 'maxScore' | 'percentage' | 'isPassed'>;

const resultOf = ({ score, maxScore, percentage, isPassed }: Result): Result => ({
  score,
  maxScore,
  percentage,
  isPassed,
});
const turns = ({ attempt, to }: Regraded) => to.isPassed !== attempt.isPassed;

/** What marking anew would change, as `exam.regrade` would carry it out now. */
export function examsRegrading({ database }: AppDeps): Pick<RouterImplementation<Contract['exams']>, 'regrading'> {
  return {
    regrading: ({ params: { id } }) =>
      database.transaction(async (tx) => {
        const [exam] = await tx.select().from(examsTable).where(eq(examsTable.id, id));
        if (!exam) throw problemOf('notFound');
        const counts = { attempts: 0, changed: 0, higher: 0, lower: 0, newlyPassed: 0, newlyFailed: 0 };
        const shown: Regraded[] = [];
        for await (const each of regradings(exam, tx)) {
          counts.attempts++;
          if (!('to' in each)) continue;
          const { attempt, to } = each;
          counts.changed++;
          counts.higher += Number((to.percentage ?? 0) > (attempt.percentage ?? 0));
          counts.lower += Number((to.percentage ?? 0) < (attempt.percentage ?? 0));
          counts.newlyPassed += Number(turns(each) && to.isPassed);
          counts.newlyFailed += Number(turns(each) && to.isPassed === false);
          if (shown.length < mostRegraded) shown.push(each);
          else if (turns(each))
            shown.splice(
              shown.findLastIndex((other) => !turns(other)),
              1,
              each,
            );
        }
        return { status: 200, body: { ...counts, changes: await changesOf(shown, tx) } };
      }),
  };
}

async function changesOf(
  shown: readonly Regraded[],
  tx: Parameters<typeof findNamed>[0],
): Promise<Regrading['changes']> {
  const { nameAr, nameEn } = seekersTable;
  const names = await findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn },
    shown.map(({ attempt }) => attempt.seekerId),
  );
  return shown
    .toSorted((one, other) => Number(turns(other)) - Number(turns(one)))
    .map(({ attempt, to }) => {
      const { nameAr: ar, nameEn: en } = names.get(attempt.seekerId!)!;
      return {
        id: attempt.id,
        number: attempt.number,
        seeker: { id: attempt.seekerId!, label: { ar, ...(en ? { en } : {}) } },
        from: resultOf(attempt),
        to: resultOf(to),
      };
    });
}
