import type { MailInput } from './mail.input.ts';

/** A mail that nobody has tried to deliver yet. */
export const example: MailInput = { now: '2026-03-01T09:00:00.000Z', tries: 0 };
