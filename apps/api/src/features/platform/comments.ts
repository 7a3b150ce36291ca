import type { Contract } from '@diwan/api-contract';
import type { PlatformComment } from '@diwan/api-contract/endpoints/platform/comments';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Author, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { authorOf } from '#resources/comments/standing.ts';
import { commentsTable as comments } from '#resources/comments/table.ts';
import { writeComment } from '#resources/comments/write-comment.ts';
import { whoIs } from '#resources/contributors/contributors.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { once } from '#resources/parties/once.ts';
import { expectParty } from '#resources/parties/parties.ts';

type Handlers = Pick<RouterImplementation<Contract['platform']>, 'writeComment' | 'actOnComment'>;

/** Takes in what users write below videos, what they report of others and take back of their own; each message once. */
export function commentHandlers(
  deps: AppDeps,
  writerOf: (tx: Tx, request: FastifyRequest, actor: Author) => Writer,
): Handlers {
  const { config, clock, resources } = deps;
  return {
    async writeComment({ params: { id }, body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, ...written } = body;
      const added = await once(deps, { sender: 'comments', messageId }, async (tx) => {
        const actor = await expectParty(written.by, tx);
        return summaryOf(await writeComment(id, written, writerOf(tx, request, actor)));
      });
      return { status: 201, body: added };
    },

    async actOnComment({ params: { id }, body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, by, event } = body;
      // However often somebody reports the same comment, they have reported it once.
      const name = event.type === 'comment.report' ? `report ${id} ${by.id}` : messageId;
      const answer = await once(deps, { sender: 'comments', messageId: name }, async (tx) => {
        const actor = await expectParty(by, tx);
        const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
        if (!comment) throw problemOf('notFound');
        const isOwn = whoIs(authorOf(comment)).id === by.id;
        // Nobody reports themselves, and nobody takes back what another has written.
        if (isOwn !== (event.type === 'comment.removeForAuthor'))
          throw problemOf('forbidden', { reason: 'notPermitted' });
        await applyEvent(resources.comments, { id, version: null, event }, writerOf(tx, request, actor));
        const [acted] = await tx.select().from(comments).where(eq(comments.id, id));
        return summaryOf(acted!);
      });
      return { status: 200, body: answer };
    },
  };
}

const summaryOf = ({ id, number, state }: PlatformComment): PlatformComment => ({ id, number, state });
