import type { Message, VoiceNote } from '@diwan/api-contract/endpoints/chat/chat';
import { isDocument, isSound } from '@diwan/api-contract/values/file';
import { participantTypes } from '@diwan/api-contract/values/records/conversation';
import { and, asc, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { type FileRow, recordFilesTable as files } from '#db/schema/files.ts';
import { namesIn } from '../participants.ts';
import { type MessageRow, messagesTable as messages, readsTable as reads } from '../parts-tables.ts';
import type { conversationsTable } from '../table.ts';

type Conversing = Row<typeof conversationsTable>;

export interface Part {
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
  /** Users never get the notes of staff. */
  withInternal: boolean;
}

const usualLimit = 50;

/** Some messages of a conversation, in their order: the newest, or those beside a number. */
export async function messagesIn(conversation: Conversing, part: Part, tx: Tx): Promise<Message[]> {
  const { before, after, limit = usualLimit, withInternal } = part;
  const where: (SQL | undefined)[] = [
    eq(messages.conversationId, conversation.id),
    before === undefined ? undefined : lt(messages.seq, before),
    after === undefined ? undefined : gt(messages.seq, after),
    withInternal ? undefined : eq(messages.isInternal, false),
  ];
  const rows = await tx
    .select()
    .from(messages)
    .where(and(...where))
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit);
  return served(conversation, after === undefined ? rows.toReversed() : rows, tx);
}

/** Messages as they are read: with the names that users have now, and how far they have got. */
export async function served(conversation: Conversing, rows: readonly MessageRow[], tx: Tx): Promise<Message[]> {
  const [names] = await namesIn([conversation], tx);
  const marks = await tx
    .select()
    .from(reads)
    .where(and(eq(reads.conversationId, conversation.id), inArray(reads.reader, [...participantTypes])));
  const furthest = (of: 'readSeq' | 'gotSeq') => Math.max(0, ...marks.map((mark) => mark[of]));
  const [readSeq, gotSeq] = [furthest('readSeq'), furthest('gotSeq')];
  const attached = await attachmentsOf(conversation.id, rows, tx);
  return rows.map(
    ({ conversationId: _, senderType, staffId, staffName, attachments, voiceId, voiceSeconds, ...row }) => ({
      ...row,
      sender: {
        type: senderType,
        id: staffId,
        name: senderType === 'staff' ? { ar: staffName ?? '' } : names![senderType]!.label,
      },
      attachments: attachments.map((id) => attached.get(id)).filter(isAttachment),
      voice: voiceOf(voiceId === null ? undefined : attached.get(voiceId), voiceSeconds),
      delivery: row.seq <= readSeq ? 'read' : row.seq <= gotSeq ? 'delivered' : 'sent',
    }),
  );
}

type Attached = Pick<FileRow, 'id' | 'name' | 'kind' | 'size' | 'scan'>;
const isAttachment = (file: Attached | undefined): file is Message['attachments'][number] =>
  file !== undefined && isDocument(file.kind);

function voiceOf(file: Attached | undefined, seconds: number | null): VoiceNote | null {
  return file && isSound(file.kind) ? { ...file, kind: file.kind, seconds } : null;
}

/** The files of a conversation that its messages bring; one that was deleted is not among them. */
async function attachmentsOf(conversationId: string, rows: readonly MessageRow[], tx: Tx) {
  const ids = rows.flatMap(({ attachments, voiceId }) => (voiceId ? [...attachments, voiceId] : attachments));
  if (ids.length === 0) return new Map<string, Attached>();
  const { id, name, kind, size, scan } = files;
  const found = await tx
    .select({ id, name, kind, size, scan })
    .from(files)
    .where(and(eq(files.resource, 'conversations'), eq(files.recordId, conversationId), idIn(id, ids)));
  return new Map(found.map((file) => [file.id, file]));
}
