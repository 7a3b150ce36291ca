import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '#db/database.ts';
import { receivedMessagesTable as messages } from '#resources/orders/parts-tables.ts';

/** Does what a message asks for, once: a repetition gets the first answer, and one at the same time waits for it. */
export function once<A extends object>(
  { database, clock }: { database: Pick<Database, 'transaction'>; clock: () => Date },
  { sender, messageId }: { sender: string; messageId: string },
  act: (tx: Tx) => Promise<A>,
): Promise<A> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${sender} ${messageId}`}, 0))`);
    const [known] = await tx
      .select({ answer: messages.answer })
      .from(messages)
      .where(and(eq(messages.sender, sender), eq(messages.messageId, messageId)));
    if (known) return known.answer as A;
    const answer = await act(tx);
    await tx.insert(messages).values({ sender, messageId, receivedAt: clock().toISOString(), answer });
    return answer;
  });
}
