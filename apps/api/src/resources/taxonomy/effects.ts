import type { TermJudgement, TermPlace } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.input';
import { asc, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { differences } from '#audit/diff.ts';
import type { Writer } from '#crud/definition.ts';
import { type AnyRow, findRow } from '#crud/lists/repository.ts';
import { lockForMerge, lockReferences } from '#crud/merge/locks.ts';
import { redirect } from '#crud/merge/redirects.ts';
import { countUsing, repoint } from '#crud/merge/repoint.ts';
import { announce } from '#crud/writes/announce.ts';
import { updateRow } from '#crud/writes/write.ts';
import { carriedNames, type NamedRow } from './carried-names.ts';
import { type TermDraft, termKeys } from './term-keys.ts';
import { resourceOf, type TermTable } from './term-table.ts';
import { lineOf, lockTree, orderAt } from './tree/tree.ts';

export const termEffects = (table: TermTable) => ({
  storeRejection: (_: AnyRow, { reason, note }: TermJudgement) => ({ stateReason: reason, stateNote: note }),
  clearRejection: () => ({ stateReason: null, stateNote: null }),
  async move({ id }: AnyRow, { parent, before }: TermPlace, { tx }: Writer) {
    await lockTree(tx);
    return { parentId: parent, order: await orderAt(table, tx, { id, parent, before }) };
  },
  /** Whatever names the term names the other one, which has its names besides its own. */
  async mergeInto(row: AnyRow, { into }: { into: string }, writer: Writer) {
    const { tx, resources } = writer;
    const resource = resourceOf(table, resources);
    const merge = { from: row.id as string, to: into };
    await lockTree(tx);
    const kept = (await findRow(resource.table, tx, into))!;
    const isBelow = (await lineOf(table, tx, into)).has(merge.from);
    if (isBelow)
      await tx
        .update(table)
        .set({ parentId: row.parentId })
        .where(inArray(table.id, [into]));
    await repoint(resource, merge, writer);
    await redirect(resource, merge, writer);
    const named = kept as unknown as TermDraft;
    const synonyms = [...named.synonyms, ...carriedNames(named, row as unknown as NamedRow)];
    const usageCount = await countUsing(resource, into, writer);
    const lastUsedAt = (kept.lastUsedAt ?? '') > (row.lastUsedAt ?? '') ? kept.lastUsedAt : row.lastUsedAt;
    const columns = { synonyms, usageCount, lastUsedAt, ...termKeys({ ...named, synonyms }) };
    const edited = await updateRow(resource, kept, columns, writer);
    const diff = differences({ synonyms: kept.synonyms }, { synonyms });
    await announce(resource, edited, 'record.changed', writer, { diff });
    return { parentId: null, usageCount: 0 };
  },
});

/** Locks both terms of a merge, always the same one first; whatever else writes references waits. */
export const lockTerms = (table: TermTable) =>
  async function lockFirst({ id }: { id: unknown }, { tx }: Writer, event?: { type: string; into?: string }) {
    if (event?.type !== 'term.merge') return lockReferences(tx);
    await lockForMerge(tx);
    await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(inArray(table.id, [id, event.into]))
      .orderBy(asc(table.id))
      .for('no key update');
  };
