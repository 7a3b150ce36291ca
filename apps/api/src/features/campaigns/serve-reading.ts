import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import type { Form } from '#http/requests/forms.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { followedBy, followingPath, openedBy, openingPath } from '#resources/email-recipients/reading-links.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { showPage } from './reader-page.ts';

/** A transparent picture of one point. */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Notes who opens a mail of a campaign and follows its links, where the workflow of recipients lets that be noted: nothing else of whoever asks is kept. */
export function serveReading(app: FastifyInstance, deps: AppDeps): void {
  const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
  app.get(openingPath, { config }, async (request, reply) => {
    const recipientId = openedBy(deps.keys.sealing, tokenOf(request));
    if (recipientId) await note(deps, request, recipientId, 'emailRecipient.open');
    return reply.headers(headers).type('image/gif').send(point);
  });
  app.get(followingPath, { config }, async (request, reply) => {
    const followed = followedBy(deps.keys.sealing, tokenOf(request));
    if (!followed) return showPage(request, reply, 'unknown', null);
    await note(deps, request, followed.recipientId, 'emailRecipient.click');
    return reply.headers(headers).redirect(followed.href, 302);
  });
}

const tokenOf = ({ query }: FastifyRequest) => (query as Form).token;

/** Whatever becomes of it, the reader gets what they asked for. */
async function note(deps: AppDeps, request: FastifyRequest, id: string, type: string): Promise<void> {
  // Programs that look whether a link is there have read nothing.
  if (request.method === 'HEAD') return;
  const sent = { id, version: null, event: { type } };
  try {
    await deps.database.transaction((tx) => applyEvent(deps.resources.emailRecipients, sent, systemWriter(deps, tx)));
  } catch (error) {
    if (!(error instanceof ProblemError)) request.log.error({ err: error }, 'what was read could not be noted');
  }
}
