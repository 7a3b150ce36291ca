import { channels } from '@diwan/api-contract/endpoints/realtime';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { publish } from '#realtime/publish.ts';
import { messagesTable as messages, readsTable as reads } from '../parts-tables.ts';
import { conversationsTable as table } from '../table.ts';

interface Mark {
  conversation: Pick<Row<typeof table>, 'id' | 'unreadCount'>;
  /** A member of staff by their id, a user by what they are. */
  reader: string;
  seq: number;
  isStaff: boolean;
}

/** How far a reader has read. */
export async function readSeqOf(conversationId: string, reader: string, tx: Tx): Promise<number> {
  const own = and(eq(reads.conversationId, conversationId), eq(reads.reader, reader));
  const [mark] = await tx.select({ readSeq: reads.readSeq }).from(reads).where(own);
  return mark?.readSeq ?? 0;
}

/** Moves a reader's mark on, never back; what staff have read is unread no more. */
export async function noteRead({ conversation, reader, seq, isStaff }: Mark, writer: Writer): Promise<void> {
  const { tx, now, actor } = writer;
  const moved = await tx
    .insert(reads)
    .values({ conversationId: conversation.id, reader, readSeq: seq, gotSeq: seq, readAt: now })
    .onConflictDoUpdate({
      target: [reads.conversationId, reads.reader],
      set: { readSeq: seq, gotSeq: sql`greatest(${reads.gotSeq}, ${seq})`, readAt: now },
      setWhere: sql`${reads.readSeq} < ${seq}`,
    })
    .returning({ readSeq: reads.readSeq });
  if (moved.length === 0) return;
  if (isStaff) await countUnread(conversation.id, seq, tx);
  await publish(tx, channels.resource('conversations'), 'conversation.read', {
    conversation: conversation.id,
    seq,
    by: actor.id,
  });
}

/** A user’s own services have fetched what was written. */
export async function noteGot(conversationId: string, reader: string, seq: number, tx: Tx): Promise<void> {
  await tx
    .insert(reads)
    .values({ conversationId, reader, gotSeq: seq })
    .onConflictDoUpdate({
      target: [reads.conversationId, reads.reader],
      set: { gotSeq: sql`greatest(${reads.gotSeq}, ${seq})` },
    });
}

async function countUnread(conversationId: string, seq: number, tx: Tx): Promise<void> {
  const left = await tx.$count(
    messages,
    and(eq(messages.conversationId, conversationId), gt(messages.seq, seq), ne(messages.senderType, 'staff')),
  );
  await tx
    .update(table)
    .set({ unreadCount: sql`least(${table.unreadCount}, ${left})` })
    .where(eq(table.id, conversationId));
}
