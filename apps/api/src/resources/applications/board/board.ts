import type { BoardColumn } from '@diwan/api-contract/resources/applications';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { countCap, findPage, type PageQuery } from '#crud/lists/repository.ts';
import { whereOf } from '#crud/lists/where.ts';
import { columnsOfRow, toRows } from '#crud/records.ts';
import { applicationsTable as table } from '#resources/applications/table.ts';
import { applicationsResource as resource } from '../resource.ts';

const firstCards = 30;

/** Every status with its metrics and first cards; with a limit of 0, the metrics alone. */
export async function readBoard(query: PageQuery, reader: Reader): Promise<BoardColumn[]> {
  const metrics = await findMetrics(query, reader);
  const limit = query.limit ?? firstCards;
  const pages = await Promise.all(
    candidateStatuses.map(async (state) =>
      limit === 0
        ? { items: [], next: null }
        : findPage(resource, reader.tx, { ...query, state: [state], limit }, reader.now, columnsOfRow(resource)),
    ),
  );
  // One reading of names, computed and events for the cards of all columns.
  const rows = await toRows(
    resource,
    pages.flatMap(({ items }) => items),
    reader,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return candidateStatuses.map((state, index) => ({
    state,
    ...metrics[index]!,
    items: pages[index]!.items.map(({ id }) => byId.get(id as string)!),
    next: pages[index]!.next,
  }));
}

/** How many there are, and how many whole days they have been there, in one query; nothing is read beyond the cap. */
async function findMetrics(query: PageQuery, { tx, now }: Reader): Promise<Pick<BoardColumn, 'count' | 'days'>[]> {
  const others = whereOf(resource, { ...query, state: undefined }, now);
  const days = sql`floor(extract(epoch from ${now}::timestamptz - ${table.stateChangedAt}) / 86400)`;
  const metricsOf = (state: string): SQL => sql`
    (select jsonb_build_array(count(*), coalesce(sum(greatest(waiting, 0)), 0)) from
      (select ${days} as waiting from ${table} where ${and(eq(table.state, state as never), others)} limit ${countCap + 1}) as capped)`;
  const columns = candidateStatuses.map((state, index) => sql`${metricsOf(state)} as ${sql.identifier(`c${index}`)}`);
  const { rows } = await tx.execute<Record<string, [number, number]>>(sql`select ${sql.join(columns, sql`, `)}`);
  return candidateStatuses.map((_, index) => {
    const [count, sum] = rows[0]![`c${index}`]!;
    const isCapped = count > countCap;
    return { count: { value: Math.min(count, countCap), isCapped }, days: isCapped ? null : sum };
  });
}
