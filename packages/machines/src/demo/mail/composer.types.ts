import type { Attachment, Letter, Mail } from '@diwan/api-contract/demo/mail';
import type { Problem } from '@diwan/api-contract/problem';

export type RecipientLine = 'to' | 'cc' | 'bcc';

export type ComposerEvent =
  | { type: 'composer.typed'; typed: Partial<Pick<Letter, 'subject' | 'message'>> }
  | { type: 'composer.recipientAdded'; line: RecipientLine; address: string }
  | { type: 'composer.recipientRemoved'; line: RecipientLine; address: string }
  | { type: 'composer.attached'; attachments: readonly Attachment[] }
  | { type: 'composer.detached'; fileName: string }
  | { type: 'composer.submitted' }
  | { type: 'composer.discarded' };

export interface ComposerContext {
  letter: Letter;
  /** The conversation that this answers. */
  replyTo: Mail['id'] | null;
  /** What was given as a recipient and is none. */
  wrongAddress: { line: RecipientLine; address: string } | null;
  /** Files that were chosen last and for which there is no room. */
  leftOut: readonly string[];
  /** That nobody is to get it is said from the first try on. */
  hasTried: boolean;
  /** Makes sending the same letter again harmless. */
  key: string | null;
  problem: Problem | null;
}

export interface LetterSent {
  letter: Letter;
  replyTo: Mail['id'] | null;
  key: string;
}
