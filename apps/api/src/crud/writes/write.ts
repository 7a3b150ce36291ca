import { hidden } from '@diwan/api-contract/values/mask';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Difference, differences } from '#audit/diff.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { AnyResource, Writer } from '../definition.ts';
import { type AnyRow, lockRow } from '../lists/repository.ts';
import { withKeptParts, withoutSecretParts } from '../masked/parts.ts';
import { findKept } from '../merge/find-kept.ts';
import { withKeptReferences } from '../merge/kept-references.ts';
import { lockReferences } from '../merge/locks.ts';
import { toRecord } from '../records.ts';
import { announce } from './announce.ts';
import { claimFiles } from './claim-files.ts';
import { namingFields } from './constraints.ts';
import { partsOf, referrersOf } from './referrers.ts';
import { refusalsOf } from './refusals.ts';
import { withCleanRichText } from './rich-text/clean-rich-text.ts';
import { countUses } from './usage.ts';
import { usesOf } from './uses-of.ts';

type Draft = Record<string, unknown>;

const authorOf = ({ actor }: Writer) => ({ type: actor.type, id: actor.id, name: actor.name });

function checkRules({ contract }: AnyResource, draft: Draft): void {
  const errors = refusalsOf(contract, draft);
  if (errors.length > 0) throw problemOf('invalid', { errors });
}

/** The part of a row that a form may write. */
export function draftOf({ contract }: AnyResource, row: AnyRow): Draft {
  return Object.fromEntries(Object.keys(contract.draft.shape).map((field) => [field, row[field]]));
}

export async function addRow(resource: AnyResource, sent: Draft, writer: Writer): Promise<AnyRow> {
  const { table, writing, workflowBinding } = resource;
  const kept = await withKeptReferences(resource, sent, writer.tx);
  const draft = withKeptParts(resource.contract, withCleanRichText(resource, kept), {});
  checkRules(resource, draft);
  await countUses([], usesOf(resource, draft, writer.resources), writer);
  const row = {
    ...draft,
    id: newId(),
    workflowVersion: workflowBinding?.workflow.version ?? 1,
    createdAt: writer.now,
    updatedAt: writer.now,
    stateChangedAt: writer.now,
    createdBy: authorOf(writer),
    updatedBy: authorOf(writer),
    ...(await writing!.added!(draft, writer)),
  };
  const added = await namingFields(table, writing!.duplicates, () => insert(table, row, writer));
  await claimFiles(resource, added.id, { before: {}, after: draft }, writer);
  await workflowBinding?.onChange?.(null, added, writer);
  await announce(resource, added, 'record.added', writer, { toState: added.state });
  return added;
}

async function insert(table: PgTable, row: AnyRow, { tx }: Writer): Promise<AnyRow> {
  const [added] = await tx.insert(table).values(row).returning();
  return added!;
}

/** Locks a row for writing; refuses when it is gone, or when the sender has seen another version of it (null: has seen none). */
export async function lockExpected(
  resource: AnyResource,
  id: string,
  version: number | null,
  writer: Writer,
): Promise<AnyRow> {
  const row = await lockRow(resource.table, writer.tx, id);
  if (!row) throw problemOf('notFound');
  if (version !== null && row.version !== version)
    throw problemOf('stale', { current: await toRecord(resource, row, writer) });
  return row;
}

export async function editRow(
  resource: AnyResource,
  { id, version, patch: sent }: { id: string; version: number; patch: Draft },
  writer: Writer,
): Promise<AnyRow> {
  const { writing } = resource;
  const kept = await withKeptReferences(resource, sent, writer.tx);
  const row = await lockExpected(resource, id, version, writer);
  await refuseMerged(resource, row, writer);
  const before = draftOf(resource, row);
  const patch = withKeptParts(resource.contract, withCleanRichText(resource, kept), before);
  const after = { ...before, ...patch };
  checkRules(resource, after);
  const diff = differences(before, after);
  if (diff.length === 0) return row;

  await countUses(usesOf(resource, before, writer.resources), usesOf(resource, after, writer.resources), writer);
  await claimFiles(resource, row.id, { before, after }, writer);
  const edited = await updateRow(resource, row, { ...patch, ...(await writing!.edited?.(after, row, writer)) }, writer);
  await announce(resource, edited, 'record.changed', writer, { diff: withoutSecrets(resource, diff) });
  return edited;
}

/** Whoever edits what was merged meanwhile is shown the record that it was merged into. */
async function refuseMerged(resource: AnyResource, { id, state }: AnyRow, writer: Writer): Promise<void> {
  if (state !== 'merged') return;
  const kept = await findKept(resource, writer.tx, id);
  throw problemOf('stale', { current: await toRecord(resource, kept!, writer) });
}

/** That a masked value has changed is told; from what to what is nobody's to read in the journal. */
function withoutSecrets({ contract }: AnyResource, diff: Difference[]): Difference[] {
  const masked = new Set<string>(contract.masked ?? []);
  const hide = (value: unknown) => (value === null ? null : hidden);
  const told = withoutSecretParts(contract, diff);
  return told.map((one) => (masked.has(one.path) ? { ...one, before: hide(one.before), after: hide(one.after) } : one));
}

/** Writes columns of a locked row and raises its version. */
export async function updateRow(resource: AnyResource, row: AnyRow, columns: object, writer: Writer): Promise<AnyRow> {
  const { table, writing } = resource;
  const values = { ...columns, version: row.version + 1, updatedAt: writer.now, updatedBy: authorOf(writer) };
  return namingFields(table, writing?.duplicates ?? {}, async () => {
    const [updated] = await writer.tx.update(table).set(values).where(eq(table.id, row.id)).returning();
    return updated!;
  });
}

/** Whether a record may be deleted in the state in which it is. */
export const isRemovable = ({ contract: { removable } }: AnyResource, { state }: AnyRow): boolean =>
  removable === undefined || removable.includes(state);

export async function removeRow(
  resource: AnyResource,
  id: string,
  version: number | null,
  writer: Writer,
): Promise<void> {
  const { table, workflowBinding } = resource;
  const { tx } = writer;
  await lockReferences(tx);
  const row = await lockExpected(resource, id, version, writer);
  if (!isRemovable(resource, row)) throw problemOf('refused', { reason: 'notRemovable' });
  const references = [];
  for (const { contract, table: other, where } of referrersOf(resource, writer.resources)) {
    const count = await tx.$count(other, where(id));
    if (count > 0) references.push({ resource: contract.path, count });
  }
  if (references.length > 0) throw problemOf('inUse', { references });

  for (const { part, column } of partsOf(resource, writer.resources)) {
    // One after the other: what is part of a part is gone with it already.
    const first = tx
      .select({ id: part.table.id })
      .from(part.table)
      .where(eq(column, id))
      .orderBy(part.table.id)
      .limit(1);
    for (let [next] = await first; next; [next] = await first) await removeRow(part, next.id as string, null, writer);
  }
  await tx.delete(table).where(eq(table.id, id));
  const draft = draftOf(resource, row);
  await countUses(usesOf(resource, draft, writer.resources), [], writer);
  await workflowBinding?.onChange?.(row, null, writer);
  await announce(resource, row, 'record.removed', writer, { fromState: row.state, diff: differences(draft, {}) });
}
