import type { FileScan } from '@diwan/api-contract/values/file';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { recordFilesTable } from '#db/schema/files.ts';
import { conversationKeys } from '#resources/conversations/search-key.ts';
import { conversationsTable } from '#resources/conversations/table.ts';
import type { FileStore } from '#storage/store.ts';
import { recordsIn } from '../records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Puts a conversation of a job seeker with staff into a test's database, with whatever the test cares about. */
export async function addConversation(database: Database, row: Partial<typeof conversationsTable.$inferInsert> = {}) {
  const number = await nextNumber(database.orm, 'CNV', 'conversations_number');
  const { subject = 'سؤال عن الحساب' } = row;
  const hasParty = row.seekerId ?? row.employerId ?? row.providerId;
  const [added] = await database.orm
    .insert(conversationsTable)
    .values({
      id: newId(),
      createdBy: someone,
      updatedBy: someone,
      number,
      state: row.isPrivate ? 'pending' : 'open',
      kind: row.isPrivate ? 'direct' : 'support',
      subject,
      language: 'ar',
      priority: 'medium',
      searchKey: conversationKeys({ number, subject }),
      ...(hasParty ? {} : { seekerId: (await recordsIn(database).seeker()).id }),
      ...row,
    })
    .returning();
  return added!;
}

/** The same, between a job seeker and an employer alone. */
export async function addPrivateConversation(
  database: Database,
  row: Partial<typeof conversationsTable.$inferInsert> = {},
) {
  const records = recordsIn(database);
  const [seeker, employer] = [await records.seeker(), await records.employer()];
  return addConversation(database, { isPrivate: true, seekerId: seeker.id, employerId: employer.id, ...row });
}

/** A message that a user has written there. */
export async function addMessage(
  database: Database,
  {
    id: conversationId,
    by = 'seeker' as const,
    text,
  }: { id: string; by?: 'seeker' | 'employer' | 'provider'; text: string },
) {
  const id = newId();
  await database.pool.query(
    `WITH conversation AS (
       UPDATE conversations SET last_seq = last_seq + 1, unread_count = unread_count + 1, last_message_by = $3,
         last_excerpt = $4, last_message_at = now()
       WHERE id = $2 RETURNING last_seq
     )
     INSERT INTO messages (id, conversation_id, seq, sender_type, text, at)
     SELECT $1, $2, last_seq, $3, $4, now() FROM conversation`,
    [id, conversationId, by, text],
  );
  return id;
}

/** A voice note that the job seeker of a conversation has sent. */
export async function addVoiceNote(
  { database, store }: { database: Database; store: FileStore },
  conversationId: string,
  bytes: Buffer,
  { seconds = 5, scan = 'clean' }: { seconds?: number | null; scan?: FileScan } = {},
): Promise<void> {
  const [voiceId, key] = [newId(), newId()];
  await store.put(key, bytes);
  const held = { resource: 'conversations', recordId: conversationId, key, name: 'note.ogg', kind: 'ogg' } as const;
  const content = { size: bytes.length, sha256: 'a'.repeat(64), scan, author: someone, createdAt: now() };
  await database.orm.insert(recordFilesTable).values({ id: voiceId, ...held, ...content });
  const messageId = await addMessage(database, { id: conversationId, text: '' });
  await database.pool.query('UPDATE messages SET voice_id = $2, voice_seconds = $3 WHERE id = $1', [
    messageId,
    voiceId,
    seconds,
  ]);
}

const now = () => new Date().toISOString();
