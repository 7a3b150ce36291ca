import type { IncomingHttpHeaders } from 'node:http';
import { problemOf } from '../problems/problems.ts';

/** The strong ETag of a record's version, `"v42"`. */
export function etagOf(version: number): string {
  return `"v${version}"`;
}

/** The version that the sender has seen; without one a write is refused. */
export function expectVersion(headers: IncomingHttpHeaders | { 'if-match'?: string }): number {
  const given = headers['if-match'];
  if (given === undefined) throw problemOf('versionRequired');
  const version = /^"v(\d{1,9})"$/.exec(given)?.[1];
  if (version === undefined)
    throw problemOf('malformed', { detail: 'If-Match must be the ETag of the record, such as "v42".' });
  return Number(version);
}
