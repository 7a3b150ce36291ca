import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import type { Row, Writer } from '#crud/definition.ts';
import { personOf } from '#crud/writes/person-of.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { problemOf } from '#http/problems/problems.ts';
import { publish } from '#realtime/publish.ts';
import { type MessageRow, messagesTable as messages } from '../parts-tables.ts';
import { conversationsTable as table } from '../table.ts';
import { lockConversation } from './post.ts';
import { served } from './serve.ts';

interface Named {
  conversationId: string;
  messageId: string;
}

/** Takes the words of a user’s message away for good. */
export async function redactMessage(named: Named, reason: string, writer: Writer): Promise<Message> {
  const { conversation, message } = await lockMessage(named, writer);
  if (message.senderType === 'staff') throw problemOf('refused', { reason: 'messageOfStaff' });
  if (message.text === null) return (await served(conversation, [message], writer.tx))[0]!;
  return alter(conversation, message, { isRedacted: true }, { event: 'message.redacted', reason }, writer);
}

/** Deletes a message of one’s own; that there was one stays. */
export async function removeMessage(named: Named, writer: Writer): Promise<Message> {
  const { conversation, message } = await lockMessage(named, writer);
  if (message.staffId !== writer.actor.id) throw problemOf('forbidden', { reason: 'notAuthor' });
  if (message.text === null) return (await served(conversation, [message], writer.tx))[0]!;
  return alter(conversation, message, { deletedAt: writer.now }, { event: 'message.removed', reason: null }, writer);
}

async function lockMessage({ conversationId, messageId }: Named, { tx }: Writer) {
  const conversation = await lockConversation(conversationId, tx);
  const own = and(eq(messages.id, messageId), eq(messages.conversationId, conversationId));
  const [message] = await tx.select().from(messages).where(own);
  if (!message) throw problemOf('notFound');
  return { conversation, message };
}

async function alter(
  conversation: Row<typeof table>,
  { id, seq, voiceId }: MessageRow,
  columns: Partial<MessageRow>,
  { event, reason }: { event: string; reason: string | null },
  writer: Writer,
): Promise<Message> {
  const { tx, actor, request, resources } = writer;
  const resource = resources.conversations;
  const [altered] = await tx
    .update(messages)
    .set({ ...columns, text: null, attachments: [], voiceId: null, voiceSeconds: null })
    .where(eq(messages.id, id))
    .returning();
  // What was spoken is its words; the bytes are swept.
  if (voiceId) await tx.delete(files).where(eq(files.id, voiceId));
  const own = and(eq(messages.conversationId, conversation.id), eq(messages.isInternal, false));
  const isLast = (await tx.$count(messages, and(own, gt(messages.seq, seq)))) === 0;
  if (isLast) await tx.update(table).set({ lastExcerpt: null }).where(eq(table.id, conversation.id));
  await recordAudit(tx, {
    actor,
    ...(request ? { request } : {}),
    entityType: resource.contract.path,
    entityId: conversation.id,
    entityLabel: resource.label(conversation),
    person: personOf(resource, conversation),
    event,
    reason: reason === null ? null : { code: 'other', note: reason },
    // What stood there is nobody's to read in the journal.
    diff: [{ path: `messages.${seq}`, before: null, after: null }],
  });
  await publish(tx, channels.resource('conversations'), 'message.changed', {
    conversation: conversation.id,
    seq,
    by: actor.id,
  });
  return (await served(conversation, [altered!], tx))[0]!;
}
