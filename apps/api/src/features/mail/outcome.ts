import type { MailTrouble } from '@diwan/machines/workflows/mail/mail.workflow';

/** What an attempt that did not succeed means for its mail. */
export interface Failure {
  event: 'mail.postpone' | 'mail.fail' | 'mail.lose';
  trouble: MailTrouble;
}

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Commands whose answer is about the mail, and not about us or the server. */
const aboutTheMail = /^(MAIL FROM|RCPT TO|DATA)/;

/**
 * A refusal is known for what it is: for now (4xx) or for good (5xx). Without an answer everything hangs on whether the server had the
 * text: when it had, nobody knows what became of it, and it must not be sent again by itself.
 */
export function failureOf(error: unknown, wasHandedOver: boolean): Failure {
  const { responseCode, response, command = '' } = error as SmtpError;
  if (responseCode !== undefined && aboutTheMail.test(command)) {
    const isForGood = responseCode >= 500;
    return {
      event: isForGood ? 'mail.fail' : 'mail.postpone',
      trouble: { code: isForGood ? forGood(command) : 'refusedForNow', answer: withoutAddresses(response) },
    };
  }
  if (wasHandedOver) return { event: 'mail.lose', trouble: { code: 'answerLost', answer: null } };
  return { event: 'mail.postpone', trouble: { code: 'unreachable', answer: withoutAddresses(response) } };
}

/** Refused at its name, an address is no good for any other mail either; refused at the text, this mail is. */
const forGood = (command: string) => (command.startsWith('RCPT TO') ? 'addressRefused' : 'refusedForGood');

const mostLetters = 300;

/** What a server says is kept and shown; the addresses in it are not. */
export function withoutAddresses(answer: string | undefined): string | null {
  const words = answer?.slice(0, mostLetters).split(/([\s<>]+)/);
  return words?.map((word) => (word.includes('@') ? '…' : word)).join('') ?? null;
}

const first = 30_000;
const longest = 3_600_000;

/** When a mail is tried again: ever later, up to an hour, and never all of them at once. */
export function nextTry(now: number, tries: number, chance = Math.random()): string {
  const wait = Math.min(longest, first * 2 ** Math.min(tries - 1, 20));
  return new Date(now + wait * (0.75 + chance / 2)).toISOString();
}
