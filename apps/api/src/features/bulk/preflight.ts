import type { BulkAction, BulkPreflight } from '@diwan/api-contract/endpoints/bulk';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, Reader } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { referrersOf } from '#crud/writes/referrers.ts';
import { isRemovable } from '#crud/writes/write.ts';
import { inputFor } from '#workflows/input-for.ts';
import { removal } from './action.ts';
import { alreadyChosen, oncePer } from './once-per.ts';

/** Small enough that others get their turn in between. */
const batch = 200;

type Block = { reason: string; state: string | null };

/** How many rows the rules allow now, and why the others are blocked; mixed states are told apart, not refused. */
export async function preflight(
  resource: AnyResource,
  ids: readonly string[],
  action: BulkAction,
  reader: Reader,
): Promise<BulkPreflight> {
  const blocks = new Map<string, Block & { count: number }>();
  let allowed = 0;
  const chosen = new Set<unknown>();
  const turns = new Map(ids.map((id, turn) => [id, turn]));
  const inTurn = { ...reader, turnOf: (id: string) => turns.get(id) ?? 0 };
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const rows: AnyRow[] = await reader.tx
      .select()
      .from(resource.table as PgTable)
      .where(idIn(resource.table.id, some));
    const gone = Array<Block>(some.length - rows.length).fill({ reason: 'notFound', state: null });
    const per = oncePer(resource, action);
    const judged = await (action.type === removal ? judgeRemovals : judgeEvents)(resource, rows, action, inTurn);
    const repeats = rows.map((row, index) => judged[index] === null && per !== undefined && isIn(chosen, row[per]));
    const all = judged.map((block, index) => (repeats[index] ? { reason: alreadyChosen, state: null } : block));
    for (const block of [...all, ...gone]) {
      if (block === null) {
        allowed += 1;
        continue;
      }
      const key = JSON.stringify(block);
      blocks.set(key, { ...block, count: (blocks.get(key)?.count ?? 0) + 1 });
    }
  }
  const blocked = [...blocks.values()].sort((one, other) => other.count - one.count);
  return { total: ids.length, allowed, blocked };
}

/** Whether a set has a value; it has it from now on. */
function isIn(seen: Set<unknown>, value: unknown): boolean {
  const has = seen.has(value);
  seen.add(value);
  return has;
}

async function judgeEvents(
  { workflowBinding }: AnyResource,
  rows: AnyRow[],
  action: BulkAction,
  reader: Reader,
): Promise<(Block | null)[]> {
  const { workflow } = workflowBinding!;
  const isBare = Object.keys(action).length === 1;
  const input = isBare
    ? await workflowBinding!.input.of(rows, reader)
    : await inputFor(workflowBinding!, rows, action, reader);
  return rows.map(({ state }, index) => {
    const known = input[index];
    const event = isBare ? workflow.samples[action.type]!(known) : action;
    const verdict = evaluate(workflow, { state, input: known, can: reader.can }, event);
    return verdict.kind === 'accepted' ? null : blockOf(verdict.reason, state);
  });
}

/** A record in the wrong state says in which one it is. */
export const blockOf = (reason: string, state: string): Block => ({
  reason,
  state: reason === 'wrongState' ? state : null,
});

async function judgeRemovals(
  resource: AnyResource,
  rows: AnyRow[],
  _: BulkAction,
  { tx, resources }: Reader,
): Promise<(Block | null)[]> {
  const { table } = resource;
  const isUsed = or(
    ...referrersOf(resource, resources).map(
      ({ table: other, where }) => sql`exists (select 1 from ${other} where ${where(table.id as never)})`,
    ),
  );
  const kept = rows.map((row) => (isRemovable(resource, row) ? null : { reason: 'notRemovable', state: null }));
  if (!isUsed) return kept;
  const ids = rows.map(({ id }) => id as string);
  const { rows: found } = await tx.execute<{ id: string }>(
    sql`select ${table.id} as id from ${table} where ${idIn(resource.table.id, ids)} and (${isUsed})`,
  );
  const used = new Set(found.map(({ id }) => id));
  return ids.map((id, index) => kept[index] ?? (used.has(id) ? { reason: 'inUse', state: null } : null));
}
