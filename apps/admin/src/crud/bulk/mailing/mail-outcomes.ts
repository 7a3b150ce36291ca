import type { MailOutcome } from '@diwan/api-contract/values/records/mail';
import type { Tone } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

const tones: Partial<Record<MailOutcome, Tone>> = {
  sent: 'positive',
  sending: 'info',
  uncertain: 'attention',
  failed: 'critical',
};

export const mailTone = (outcome: MailOutcome): Tone | 'neutral' => tones[outcome] ?? 'neutral';

/** What became of a mail, in the outbox's own words. */
export const mailText = (outcome: MailOutcome, t: CellContext['t']): string =>
  t(outcome === 'recalled' ? 'bulk:mailing.outcome' : `mails:states.mail.${outcome}`);
