import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { mailPreviewsTable as previews, mailsTable as table } from '#db/schema/mails.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { contentOf } from './content/content-of.ts';
import { type Site, siteOf } from './content/mail-facts.ts';
import { createTickets } from './tickets.ts';

/** What a frame may do that shows a mail: be looked at. */
const frameOnly = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** A mail as it was sent, or as it would be sent now: its words, and where it is shown as clients show it. */
export function mailPreview({
  config,
  database: { orm },
  keys,
  clock,
}: AppDeps): Pick<RouterImplementation<Contract['mails']>, 'preview' | 'page'> {
  const tickets = createTickets(keys.sealing, clock);
  return {
    async preview({ params: { id } }) {
      const found = await textOf(orm, id, siteOf(config));
      if (!found) return { status: 200, body: { isAsSent: false, mail: null } };
      const { isAsSent, content } = found;
      const page = `/api/v1/mails/page?ticket=${tickets.issue(id)}`;
      return { status: 200, body: { isAsSent, mail: { subject: content.subject, text: content.text, page } } };
    },
    async page({ query: { ticket }, reply }) {
      const id = tickets.read(ticket);
      const page = id === null ? null : await pageOf(orm, id, siteOf(config));
      if (page === null) throw problemOf('notFound');
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': frameOnly,
        'x-frame-options': 'SAMEORIGIN',
      });
      return { status: 200, body: page };
    },
  };
}

/** Of a mail, or of one that is about to be written. */
async function pageOf(tx: Tx, id: string, site: Site): Promise<string | null> {
  const [preview] = await tx.select({ html: previews.html }).from(previews).where(eq(previews.id, id));
  if (preview) return preview.html;
  const found = await textOf(tx, id, site);
  return found && found.content.html;
}

async function textOf(tx: Tx, id: string, site: Site) {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  if (!row) throw problemOf('notFound');
  const content = row.content ?? (await contentOf(tx, row, site));
  return content && { isAsSent: row.content !== null, content };
}
