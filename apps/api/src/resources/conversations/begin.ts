import type { UserMessage } from '@diwan/api-contract/endpoints/platform/platform';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { ordersTable as orders } from '../orders/table.ts';
import { conversationKeys } from './search-key.ts';
import { conversationsTable as table } from './table.ts';

type Beginning = Exclude<UserMessage['conversation'], { id: string }>;
type Party = UserMessage['by'];

const columnOf = { seeker: 'seekerId', employer: 'employerId', provider: 'providerId' } as const satisfies Record<
  ParticipantType,
  string
>;

/** Begins a conversation by its first message: with staff, or with another user alone; the same message begins one. */
export async function beginConversation(
  { messageId, by }: Pick<UserMessage, 'messageId' | 'by'>,
  beginning: Beginning,
  writer: Writer,
): Promise<string> {
  const { tx, now, actor } = writer;
  const { to, kind, subject, language, orderId, applicationId, jobPostId } = beginning;
  if (to?.type === by.type) throw invalid('conversation.to');
  await expectOwn(beginning, [by, ...(to ? [to] : [])], writer);
  const number = await nextNumber(tx, 'CNV', 'conversations_number');
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const [added] = await tx
    .insert(table)
    .values({
      id: newId(),
      number,
      state: to ? 'pending' : 'open',
      kind,
      subject,
      language,
      priority: 'medium',
      isPrivate: to !== null,
      [columnOf[by.type]]: by.id,
      ...(to ? { [columnOf[to.type]]: to.id } : {}),
      orderId,
      applicationId,
      jobPostId,
      begunBy: messageId,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      lastMessageAt: now,
      createdBy: author,
      updatedBy: author,
      searchKey: conversationKeys({ number, subject }),
    })
    .onConflictDoNothing({ target: table.begunBy })
    .returning();
  if (!added) throw problemOf('idempotencyMismatch');
  await announce(writer.resources.conversations, added, 'record.added', writer, { toState: added.state });
  return added.id;
}

const invalid = (path: string) => problemOf('invalid', { errors: [{ path, code: 'unknownReference' }] });

/** What a conversation is about has to do with everybody in it. */
async function expectOwn(beginning: Beginning, parties: readonly Party[], { tx }: Writer): Promise<void> {
  const { orderId, applicationId, jobPostId } = beginning;
  if ([orderId, applicationId, jobPostId].filter((each) => each !== null).length > 1) throw invalid('conversation');
  const isIn = (row: Partial<Record<'seekerId' | 'employerId' | 'providerId', string | null>> | undefined) =>
    row !== undefined && parties.every(({ type, id }) => row[columnOf[type]] === id);
  if (orderId) {
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!isIn(row)) throw invalid('conversation.orderId');
  }
  if (applicationId) {
    const { seekerId } = applications;
    const { employerId } = jobPosts;
    const [row] = await tx
      .select({ seekerId, employerId })
      .from(applications)
      .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
      .where(eq(applications.id, applicationId));
    if (!isIn(row)) throw invalid('conversation.applicationId');
  }
  if (jobPostId) {
    const [row] = await tx.select({ employerId: jobPosts.employerId }).from(jobPosts).where(eq(jobPosts.id, jobPostId));
    // Whoever looks for work asks about any.
    if (!row || parties.some(({ type, id }) => type === 'employer' && id !== row.employerId))
      throw invalid('conversation.jobPostId');
  }
}
