import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { and, eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { problemOf } from '#http/problems/problems.ts';
import { publish } from '#realtime/publish.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { participantsIn } from '../participants.ts';
import { messagesTable as messages } from '../parts-tables.ts';
import { conversationsTable as table } from '../table.ts';
import { excerptOf } from './excerpt.ts';
import { noteRead } from './marks.ts';
import { served } from './serve.ts';

type Conversing = Row<typeof table>;

export interface NewMessage {
  /** Chosen by whoever sends it. */
  id: string;
  conversationId: string;
  text: string;
  isInternal: boolean;
  replyTo: number | null;
  attachments: readonly string[];
  /** What was spoken in place of a text. */
  voice?: { id: string; seconds: number | null };
}

/** The conversation, locked: whoever writes in it waits for whoever does. */
export async function lockConversation(id: string, tx: Tx): Promise<Conversing> {
  const [conversation] = await tx.select().from(table).where(eq(table.id, id)).for('no key update');
  if (!conversation) throw problemOf('notFound');
  return conversation;
}

/** Adds a message at the end of its conversation; the one that is there already is answered and nothing else happens. */
export async function postMessage(draft: NewMessage, writer: Writer): Promise<Message> {
  const { tx, actor } = writer;
  const conversation = await lockConversation(draft.conversationId, tx);
  const by = actor.type as ParticipantType | 'staff';
  const [known] = await tx.select().from(messages).where(eq(messages.id, draft.id));
  if (known) {
    const isSame = known.conversationId === conversation.id && known.senderType === by;
    if (!isSame || (by === 'staff' && known.staffId !== actor.id)) throw problemOf('idempotencyMismatch');
    return (await served(conversation, [known], tx))[0]!;
  }
  await expectSendable(conversation, draft, by, tx);

  const seq = conversation.lastSeq + 1;
  const { id, text, isInternal, replyTo, voice } = draft;
  const [added] = await tx
    .insert(messages)
    .values({
      id,
      conversationId: conversation.id,
      seq,
      senderType: by,
      ...(by === 'staff' ? { staffId: actor.id, staffName: actor.name } : {}),
      text,
      isInternal,
      replyTo,
      attachments: [...draft.attachments],
      ...(voice && { voiceId: voice.id, voiceSeconds: voice.seconds }),
      at: writer.now,
    })
    .onConflictDoNothing({ target: messages.id })
    .returning();
  // Somebody uses the id for another conversation in this moment.
  if (!added) throw problemOf('idempotencyMismatch');
  const said = { lastMessageAt: writer.now, lastMessageBy: by, lastExcerpt: excerptOf(text) };
  await tx
    .update(table)
    .set({
      lastSeq: seq,
      ...(isInternal ? {} : said),
      ...(by === 'staff' ? {} : { unreadCount: sql`${table.unreadCount} + 1` }),
    })
    .where(eq(table.id, conversation.id));
  await noteRead({ conversation, reader: by === 'staff' ? actor.id : by, seq, isStaff: by === 'staff' }, writer);
  if (!isInternal) await move(conversation, by, writer);
  await publish(tx, channels.resource('conversations'), 'message.added', {
    conversation: conversation.id,
    seq,
    by: actor.id,
  });
  return (await served(conversation, [added], tx))[0]!;
}

async function expectSendable(
  conversation: Conversing,
  { replyTo, attachments }: NewMessage,
  by: ParticipantType | 'staff',
  tx: Tx,
): Promise<void> {
  const isStaff = by === 'staff';
  if (isStaff && conversation.isPrivate) throw problemOf('refused', { reason: 'privateConversation' });
  if (!isStaff && !participantsIn(conversation).includes(by)) throw problemOf('forbidden', { reason: 'notPermitted' });
  if (!isStaff && conversation.blocked.includes(by)) throw problemOf('refused', { reason: 'participantBlocked' });
  if (replyTo !== null && replyTo > conversation.lastSeq)
    throw problemOf('invalid', { errors: [{ path: 'replyTo', code: 'unknownReference' }] });
  if (attachments.length === 0) return;
  const own = and(eq(files.resource, 'conversations'), eq(files.recordId, conversation.id));
  const found = await tx.$count(files, and(own, idIn(files.id, attachments)));
  if (found !== new Set(attachments).size || found !== attachments.length)
    throw problemOf('invalid', { errors: [{ path: 'attachments', code: 'unknownReference' }] });
}

/** Where a message leads its conversation: what is answered waits for the user, and what a user writes for staff. */
async function move(conversation: Conversing, by: ParticipantType | 'staff', writer: Writer): Promise<void> {
  const { id, state, isPrivate, firstResponseAt } = conversation;
  const resource = writer.resources.conversations;
  const bySystem = { ...writer, actor: theSystem, can: theSystem.can, causedBy: writer.actor.id };
  if (by === 'staff') {
    if (state === 'pending' && firstResponseAt !== null) return;
    await applyEvent(resource, { id, version: null, event: { type: 'conversation.reply' } }, bySystem);
    return;
  }
  if (state === 'open' || (isPrivate && state === 'pending')) return;
  await applyEvent(resource, { id, version: null, event: { type: 'conversation.receive' } }, bySystem);
}
