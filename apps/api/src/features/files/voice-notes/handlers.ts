import type { Contract } from '@diwan/api-contract';
import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { isSound } from '@diwan/api-contract/values/file';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, arrayContains, eq, isNotNull, or } from 'drizzle-orm';
import { personOf } from '#crud/writes/person-of.ts';
import { newId } from '#db/id.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { downloadHeaders } from '#http/serving/download-headers.ts';
import { lockConversation, postMessage } from '#resources/conversations/messages/post.ts';
import { participantIdOf } from '#resources/conversations/participants.ts';
import { messagesTable as messages } from '#resources/conversations/parts-tables.ts';
import { conversationsTable as conversations } from '#resources/conversations/table.ts';
import { once } from '#resources/parties/once.ts';
import { expectParty } from '#resources/parties/parties.ts';
import { checkRecording } from '../checking/check-file.ts';
import { keepOnce } from '../keep-arrived.ts';
import { ArrivedFile } from '../receive.ts';
import { refuseFile } from '../refusal.ts';

/** Takes in what users say, each message once: the sound is judged and looked at as any other file, and is one of its conversation's; and gives them what messages bring. */
export function voiceNotesHandlers(deps: AppDeps): RouterImplementation<Contract['voiceNotes']> {
  const { config, clock, database, keys, resources, store } = deps;
  const resource = resources.conversations;
  const entityType = resource.contract.path;
  return {
    async send({ params: { id: conversationId }, query: { messageId, type, by: partyId }, body, request }) {
      expectSigned(request, config.signing.platform, clock());
      if (!(body instanceof ArrivedFile)) throw problemOf('unsupportedMediaType');
      const { path, name, kind } = body;
      if (!isSound(kind)) throw refuseFile('fileType');
      const { actor, conversation } = await database.transaction(async (tx) => ({
        actor: await expectParty({ type, id: partyId }, tx),
        conversation: await lockConversation(conversationId, tx),
      }));
      if (participantIdOf(conversation, type) !== partyId) throw problemOf('forbidden', { reason: 'notPermitted' });
      const media = await checkRecording({ path, kind, into: await store.arrivingPath() });
      const about = {
        entityType,
        entityId: conversationId,
        entityLabel: resource.label(conversation),
        person: personOf(resource, conversation),
      };
      const message = await keepOnce<Message>(deps, request, { arrived: body, remade: null, about, actor }, (keep) =>
        once(deps, { sender: 'chat', messageId }, (tx) =>
          keep(async (kept) => {
            const now = clock().toISOString();
            const voice = { id: newId(), seconds: media.seconds };
            const author = { type: actor.type, id: actor.id, name: actor.name };
            await tx.insert(files).values({
              ...kept,
              id: voice.id,
              resource: entityType,
              recordId: conversationId,
              name,
              kind,
              author,
              createdAt: now,
            });
            const draft = {
              id: messageId,
              conversationId,
              text: '',
              isInternal: false,
              replyTo: null,
              attachments: [],
              voice,
            };
            const writer = { tx, now, actor, can: actor.can, resources, sealing: keys.sealing, request, followUps: [] };
            return postMessage(draft, writer);
          }),
        ),
      );
      return { status: 200, body: message };
    },

    async fetch({ params: { id: conversationId, file }, query: { type, by }, request, reply }) {
      expectSigned(request, config.signing.platform, clock());
      const [conversation] = await database.orm
        .select()
        .from(conversations)
        .where(eq(conversations.id, conversationId));
      if (!conversation) throw problemOf('notFound');
      if (participantIdOf(conversation, type) !== by) throw problemOf('forbidden', { reason: 'notPermitted' });
      const [row] = await database.orm
        .select()
        .from(files)
        .where(and(eq(files.id, file), eq(files.resource, entityType), eq(files.recordId, conversationId)));
      const content = row && (await isGiven(row.id, conversationId)) ? await store.open(row) : null;
      if (!content) throw problemOf('notFound');
      reply.headers(downloadHeaders(row!));
      return { status: 200, body: content };
    },
  };

  /** A message that users get brings it. */
  async function isGiven(fileId: string, conversationId: string): Promise<boolean> {
    const { attachments, voiceId, isInternal, text } = messages;
    const [found] = await database.orm
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          or(eq(voiceId, fileId), arrayContains(attachments, [fileId])),
          eq(isInternal, false),
          isNotNull(text),
        ),
      );
    return found !== undefined;
  }
}
