import { evaluate } from '@diwan/machines/workflows/workflow';
import type { Answered, Reader } from '#crud/definition.ts';
import { type JudgedRow, judgeRows, type RowReading } from '#crud/import/judge-rows.ts';

export interface JudgedImportRow extends JudgedRow {
  /** What is sent to its record instead of writing it. */
  event: { type: string; [payload: string]: unknown } | null;
}

/** Finds out what some rows of an import would do; nothing is written, and nothing is sent. */
export async function judgeImport(
  reading: RowReading,
  cells: readonly (readonly string[])[],
  reader: Reader,
): Promise<JudgedImportRow[]> {
  const judged = await judgeRows(reading, cells, reader);
  const { answered, workflowBinding } = reading.resource;
  if (!answered) return judged.map((row) => ({ ...row, event: null }));
  const sound = judged.filter(({ verdict }) => verdict !== 'wrong');
  const records = sound.map(({ record }) => record!);
  const [answers, inputs] = await Promise.all([
    answered(
      sound.map(({ record, draft }) => ({ row: record!, said: draft as never })),
      reader,
    ),
    workflowBinding!.input.of(records, reader),
  ]);
  const settled = new Map(sound.map((row, index) => [row, { answer: answers[index]!, input: inputs[index] }]));
  return judged.map((row) => {
    const known = settled.get(row);
    return known ? withAnswer(row, known.answer, known.input) : { ...row, event: null };
  });

  function withAnswer(row: JudgedRow, answer: Answered, input: unknown): JudgedImportRow {
    const { import: importing } = reading.resource.contract;
    const wrong = (errors: JudgedRow['errors']): JudgedImportRow => ({ ...row, verdict: 'wrong', errors, event: null });
    if ('errors' in answer) return wrong(answer.errors);
    const { event } = answer;
    if (!event) return { ...row, verdict: 'same', event };
    const before = row.record!;
    const verdict = evaluate(workflowBinding!.workflow, { state: before.state, input, can: reader.can }, event);
    if (verdict.kind === 'refused') return wrong([{ path: importing!.by[0], code: verdict.reason }]);
    const { type: _, ...payload } = event;
    const differences = Object.entries({ state: verdict.state, ...payload }).map(([path, after]) => ({
      path,
      before: before[path] ?? null,
      after,
    }));
    return { ...row, differences, event };
  }
}
