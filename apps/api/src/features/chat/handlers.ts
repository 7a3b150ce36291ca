import type { chatRouter } from '@diwan/api-contract/endpoints/chat/chat';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import { writerOf } from '#crud/handlers.ts';
import { personOf } from '#crud/writes/person-of.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { publish } from '#realtime/publish.ts';
import { redactMessage, removeMessage } from '#resources/conversations/messages/alter.ts';
import { noteRead, readSeqOf } from '#resources/conversations/messages/marks.ts';
import { expectOpened, openFor } from '#resources/conversations/messages/openings.ts';
import { lockConversation, postMessage } from '#resources/conversations/messages/post.ts';
import { messagesIn } from '#resources/conversations/messages/serve.ts';
import { conversationsTable as conversations } from '#resources/conversations/table.ts';
import { tellOfMany } from '#crud/masked/reveal-notices.ts';

/** Reads and writes messages of conversations. */
export function chatHandlers(deps: AppDeps): RouterImplementation<typeof chatRouter> {
  const { database, clock } = deps;
  const find = async (id: string, tx: Tx) => {
    const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id));
    if (!conversation) throw problemOf('notFound');
    return conversation;
  };
  return {
    messages: async ({ params: { id }, query, request: { actor } }) => {
      const tx = database.orm;
      const conversation = await find(id, tx);
      await expectOpened(conversation, actor.id, clock().toISOString(), tx);
      const items = await messagesIn(conversation, { ...query, withInternal: true }, tx);
      const readSeq = await readSeqOf(id, actor.id, tx);
      // What has come meanwhile is already there.
      const lastSeq = Math.max(conversation.lastSeq, items.at(-1)?.seq ?? 0);
      return { status: 200, body: { items, lastSeq, readSeq } };
    },

    send: ({ params: { id: conversationId }, body, headers, request }) =>
      database.transaction(async (tx) => {
        const draft = { ...body, conversationId, id: headers['idempotency-key'].toLowerCase() };
        return { status: 201, body: await postMessage(draft, writerOf(deps, tx, request)) };
      }),

    read: ({ params: { id }, body: { seq }, request }) =>
      database.transaction(async (tx) => {
        const conversation = await lockConversation(id, tx);
        const { actor } = request;
        await expectOpened(conversation, actor.id, clock().toISOString(), tx);
        const upTo = Math.min(seq, conversation.lastSeq);
        await noteRead({ conversation, reader: actor.id, seq: upTo, isStaff: true }, writerOf(deps, tx, request));
        return { status: 204, body: undefined };
      }),

    typing: async ({ params: { id }, request: { actor } }) => {
      const told = { conversation: id, by: actor.id, name: actor.name };
      await publish(database.orm, channels.resource('conversations'), 'conversation.typing', told);
      return { status: 204, body: undefined };
    },

    open: ({ params: { id }, body: { reason }, request }) =>
      idempotent(deps, request, async (tx) => {
        const conversation = await find(id, tx);
        const resource = deps.resources.conversations;
        const { actor } = request;
        await recordAudit(tx, {
          actor,
          request,
          entityType: resource.contract.path,
          entityId: id,
          entityLabel: resource.label(conversation),
          person: personOf(resource, conversation),
          event: 'pii.revealed',
          reason: { code: 'other', note: reason },
          diff: [{ path: 'messages', before: null, after: null }],
        });
        const now = clock().toISOString();
        await tellOfMany(tx, now, actor);
        return { status: 200 as const, body: { until: await openFor(id, actor.id, now, tx) } };
      }),

    redact: ({ params: { id, message }, body: { reason }, request }) =>
      idempotent(deps, request, async (tx) => {
        await expectOpened(await find(id, tx), request.actor.id, clock().toISOString(), tx);
        const named = { conversationId: id, messageId: message };
        return { status: 200 as const, body: await redactMessage(named, reason, writerOf(deps, tx, request)) };
      }),

    remove: ({ params: { id, message }, request }) =>
      database.transaction(async (tx) => {
        const named = { conversationId: id, messageId: message };
        return { status: 200, body: await removeMessage(named, writerOf(deps, tx, request)) };
      }),
  };
}
