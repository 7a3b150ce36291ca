import type { MergePreview } from '@diwan/api-contract/resources/seeker-merging';
import { seekers } from '@diwan/api-contract/resources/seekers';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { findKept } from '#crud/merge/find-kept.ts';
import { countReferring } from '#crud/merge/repoint.ts';
import { recordFilesTable as documents } from '#db/schema/files.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import { problemOf } from '#http/problems/problems.ts';
import { inputFor } from '#workflows/input-for.ts';
import { namedDoubles } from './doubles.ts';
import { isOlder } from './merging-of.ts';

/** What would become of two records of a person, whichever of both is named first. */
export async function previewMerge(ids: { id: string; other: string }, reader: Reader): Promise<MergePreview> {
  const { tx, resources, can } = reader;
  const resource = resources.seekers;
  const [one, other] = [await findKept(resource, tx, ids.id), await findKept(resource, tx, ids.other)];
  if (!one || !other) throw problemOf('notFound');
  const [kept, merged] = isOlder(one as never, other as never) ? [one, other] : [other, one];
  const binding = resource.workflowBinding!;
  const event = { type: 'seeker.merge', into: kept.id, intoVersion: kept.version, taken: [], joined: [] };
  const [input] = await inputFor(binding, [merged], event, reader);
  const verdict = evaluate(binding.workflow, { state: merged.state, input, can }, event);
  const of = (table: typeof notes | typeof documents) =>
    tx.$count(table, and(eq(table.resource, seekers.path), eq(table.recordId, merged.id)));
  return {
    keptId: kept.id,
    mergedId: merged.id,
    reason: verdict.kind === 'refused' ? verdict.reason : null,
    moves: await countReferring(resource, merged.id, reader),
    notes: await of(notes),
    documents: await of(documents),
    withdrawn: await namedDoubles(tx, { from: merged.id, to: kept.id }),
  };
}
