import type { FastifyInstance } from 'fastify';

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
