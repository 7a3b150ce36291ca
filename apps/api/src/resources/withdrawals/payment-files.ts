import type { ActorRef } from '@diwan/api-contract/schema';
import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { halalas, instant } from '#db/columns.ts';
import type { Tx } from '#db/database.ts';

/** What was handed to the bank: the file of a batch, with what it adds up to. */
export const paymentFilesTable = pgTable('payment_files', {
  batch: text().primaryKey(),
  messageId: text('message_id').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: jsonb('made_by').$type<ActorRef>().notNull(),
  count: integer().notNull(),
  total: halalas('total').notNull(),
});

/** Of whoever puts something into a batch and whoever makes its file, one waits for the other. */
export async function findFileOf(batch: string, tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment file ${batch}`}, 0))`);
  const [file] = await tx.select().from(paymentFilesTable).where(eq(paymentFilesTable.batch, batch));
  return file;
}
