import type { PicturedRef, Ref } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { computed, type Row } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { readEach } from '#db/database.ts';
import { eventsTable } from '../events/table.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { newsTable } from '../news/table.ts';
import { productsTable } from '../products/table.ts';
import { slidersTable as table } from './table.ts';

type Slider = Row<typeof table>;
type Titled = PgTable & Record<'id' | 'title', AnyPgColumn>;

/** Where a slider names what it leads to, and where that stands. */
const targets = {
  job: ['jobPostId', jobPostsTable],
  product: ['productId', productsTable],
  news: ['newsId', newsTable],
  event: ['eventId', eventsTable],
} as const satisfies Partial<Record<Slider['linkType'], readonly [keyof Slider, Titled]>>;

const columns = ['linkType', 'jobPostId', 'productId', 'newsId', 'eventId'] as const;

/** The record that each slider leads to. */
export const target = computed(table, columns, async (rows, { tx }): Promise<(Ref | null)[]> => {
  const found = await readEach(tx, Object.entries(targets), async ([type, [column, titled]]) => {
    const ids = rows.map((row) => (row.linkType === type ? row[column] : null));
    return [type, await findNamed(tx, titled as Titled, { title: titled.title as AnyPgColumn }, ids)] as const;
  });
  const byType = new Map<string, Map<string, { title: unknown }>>(found);
  return rows.map((row) => {
    if (!(row.linkType in targets)) return null;
    const id = row[targets[row.linkType as keyof typeof targets][0]];
    const label = byType.get(row.linkType)?.get(id ?? '')?.title as LocalizedText | undefined;
    return id !== null && label ? { id, label } : null;
  });
});

const pictured = (titled: Titled, image: SQL | AnyPgColumn, column: 'productId' | 'newsId') =>
  computed(table, [column], async (rows, { tx }): Promise<(PicturedRef | null)[]> => {
    const ids = rows.map((row) => row[column]);
    const found = await findNamed(tx, titled, { label: titled.title, image }, ids);
    return ids.map((id) => {
      const named = found.get(id ?? '');
      return id !== null && named
        ? { id, label: named.label as LocalizedText, image: named.image as string | null }
        : null;
    });
  });

/** The news and the product that a slider leads to, with their pictures. */
export const picturedTargets = {
  product: pictured(productsTable, sql`${productsTable.images} -> 0 ->> 'picture'`, 'productId'),
  news: pictured(newsTable, newsTable.cover, 'newsId'),
};
