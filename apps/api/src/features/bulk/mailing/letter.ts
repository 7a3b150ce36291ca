import type { BulkAction, Letter } from '@diwan/api-contract/endpoints/bulk';
import type { Language } from '@diwan/api-contract/values/staff';
import { eq, TransactionRollbackError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AnyResource } from '#crud/definition.ts';
import { writerOf } from '#crud/handlers.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { newId } from '#db/id.ts';
import { mailsTable as mails, mailPreviewsTable as previews } from '#db/schema/mails.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { subjectsOf } from '#resources/mails/subjects.ts';
import { createTickets } from '#resources/mails/tickets.ts';
import { applyEvent } from '#workflows/apply-event.ts';

/** So many of a selection are tried until one of them may be written to. */
const mostTried = 20;

interface Wish {
  resource: AnyResource;
  ids: readonly string[];
  action: BulkAction;
  language: Language | undefined;
}

/** What the first of a selection who may be written to would have; null where the action writes to none of them. */
export async function letterTo(deps: AppDeps, request: FastifyRequest, wish: Wish): Promise<Letter | null> {
  const { keys, clock, database } = deps;
  for (const id of wish.ids.slice(0, mostTried)) {
    const written = await writtenTo(deps, request, id, wish);
    if (!written) continue;
    const { html, ...letter } = written;
    const preview = newId();
    await database.orm.insert(previews).values({ id: preview, html });
    const ticket = createTickets(keys.sealing, clock).issue(preview);
    return { ...letter, page: `/api/v1/mails/page?ticket=${ticket}` };
  }
  return null;
}

/** The event is sent as it would be, what it puts into the outbox is read, and all of it is rolled back. */
async function writtenTo(deps: AppDeps, request: FastifyRequest, id: string, { resource, action, language }: Wish) {
  const operationId = newId();
  let written: (Omit<Letter, 'page'> & { html: string }) | null = null;
  await deps.database
    .transaction(async (tx) => {
      await applyEvent(resource, { id, version: null, event: action }, { ...writerOf(deps, tx, request), operationId });
      const [mail] = await tx.select().from(mails).where(eq(mails.operationId, operationId));
      const content = mail ? await contentOf(tx, mail, siteOf(deps.config), language) : null;
      const [subject] = mail ? await subjectsOf([mail], { tx }) : [];
      if (content && subject)
        written = { ...content, recipient: subject.recipient.label, email: maskEmail(subject.email) };
      throw new TransactionRollbackError();
    })
    .catch((error: unknown) => {
      const isForeseen = error instanceof TransactionRollbackError || error instanceof ProblemError;
      if (!isForeseen) throw error;
    });
  return written as (Omit<Letter, 'page'> & { html: string }) | null;
}
