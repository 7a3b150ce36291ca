import { eq, inArray, sql } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { bulkItemsTable as bulkItems } from '#db/schema/bulk.ts';
import { idempotencyKeys } from '#db/schema/platform.ts';
import { savedViewsTable as views } from '#db/schema/saved-views.ts';
import { type Leaving, names } from './leaving.ts';

/** Where somebody is named beside their own records: answers that can be asked for again, results of bulk operations, what staff search for. */
export async function eraseMentions({ recordIds, words }: Leaving, { tx }: Writer): Promise<void> {
  // As they stand in addresses, too.
  const forms = words.flatMap((word) => [
    word,
    encodeURIComponent(word),
    `${new URLSearchParams([['', word]])}`.slice(1),
  ]);
  await tx.delete(idempotencyKeys).where(names(idempotencyKeys.body, [...recordIds, ...forms]));
  await tx.update(bulkItems).set({ label: null }).where(inArray(bulkItems.recordId, recordIds));
  const named = await tx.select({ id: views.id, search: views.search }).from(views).where(names(views.search, forms));
  for (const { id, search } of named) {
    const query = new URLSearchParams(search);
    query.delete('q');
    await tx
      .update(views)
      .set({ search: query.toString(), version: sql`${views.version} + 1` })
      .where(eq(views.id, id));
  }
}
