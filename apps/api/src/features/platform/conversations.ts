import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import type { Author, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { beginConversation } from '#resources/conversations/begin.ts';
import { noteGot, noteRead } from '#resources/conversations/messages/marks.ts';
import { lockConversation, postMessage } from '#resources/conversations/messages/post.ts';
import { messagesIn } from '#resources/conversations/messages/serve.ts';
import { participantIdOf } from '#resources/conversations/participants.ts';
import { once } from '#resources/parties/once.ts';
import { expectParty } from '#resources/parties/parties.ts';

type Handlers = Pick<RouterImplementation<Contract['platform']>, 'writeMessage' | 'readMessages'>;

/** Takes in what users write, each message once, and gives them what was written. */
export function conversationHandlers(
  deps: AppDeps,
  writerOf: (tx: Tx, request: FastifyRequest, actor: Author) => Writer,
): Handlers {
  const { config, clock, database } = deps;
  return {
    async writeMessage({ body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, by, conversation, text } = body;
      const answer = await once(deps, { sender: 'chat', messageId }, async (tx) => {
        const writer = writerOf(tx, request, await expectParty(by, tx));
        if (!('id' in conversation) && conversation.to) await expectParty(conversation.to, tx);
        const conversationId =
          'id' in conversation ? conversation.id : await beginConversation({ messageId, by }, conversation, writer);
        const known = await lockConversation(conversationId, tx);
        if (participantIdOf(known, by.type) !== by.id) throw problemOf('forbidden', { reason: 'notPermitted' });
        const draft = { id: messageId, conversationId, text, isInternal: false, replyTo: null, attachments: [] };
        return { conversation: conversationId, message: await postMessage(draft, writer) };
      });
      return { status: 200, body: answer };
    },

    async readMessages({ params: { id }, body: { by, after, read }, request }) {
      expectSigned(request, config.signing.platform, clock());
      const given = await database.transaction(async (tx) => {
        const writer = writerOf(tx, request, await expectParty(by, tx));
        const conversation = await lockConversation(id, tx);
        if (participantIdOf(conversation, by.type) !== by.id) throw problemOf('forbidden', { reason: 'notPermitted' });
        const items = await messagesIn(conversation, { after, limit: 200, withInternal: false }, tx);
        const last = items.at(-1)?.seq ?? 0;
        if (last > 0) await noteGot(id, by.type, last, tx);
        const seq = Math.min(read ?? 0, conversation.lastSeq);
        if (seq > 0) await noteRead({ conversation, reader: by.type, seq, isStaff: false }, writer);
        return { items, lastSeq: conversation.lastSeq };
      });
      return { status: 200, body: given };
    },
  };
}
