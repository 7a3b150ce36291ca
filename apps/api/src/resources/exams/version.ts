import { isDeepStrictEqual } from 'node:util';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { examsTable } from './table.ts';
import { examVersionsTable as versions } from './versions-table.ts';

/** What was asked stays as it was for whoever began it: what changes is another version, for whoever begins later. */
export async function versionFor(
  { questions, negativeMarking, passingPercentage }: ExamDraft,
  { id, examVersion: version }: Row<typeof examsTable>,
  tx: Writer['tx'],
): Promise<number> {
  const [begun] = await tx
    .select({
      questions: versions.questions,
      negativeMarking: versions.negativeMarking,
      passingPercentage: versions.passingPercentage,
    })
    .from(versions)
    .where(and(eq(versions.examId, id), eq(versions.version, version)));
  const isSame = !begun || isDeepStrictEqual(begun, { questions, negativeMarking, passingPercentage });
  return isSame ? version : version + 1;
}
