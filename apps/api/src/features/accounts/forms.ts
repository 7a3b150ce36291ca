import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '#identity/provider/page-response.ts';

/** What somebody has typed into a page, or what its address holds. */
export type Form = Partial<Record<string, string>>;

const longestForm = 8 * 1024;

/** Has every route of a scope take forms, and nothing else. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page);
