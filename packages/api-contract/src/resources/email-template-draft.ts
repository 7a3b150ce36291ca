import { z } from 'zod';
import { optionalLocalizedText, textInBoth } from '../schema.ts';
import { unknownVariablesIn } from '../values/records/mail-variables.ts';
import type { MailVariable } from '../values/records/mail-words.ts';

/** What may be written of the words of a mail; `{{name}}` stands for its recipient, and each mail may name some things more. */
export const emailTemplateDraft = z.strictObject({
  subject: textInBoth({ min: 3, max: 150 }),
  /** What stands beside the subject in a list of mails. */
  preheader: optionalLocalizedText(150),
  /** Beneath the greeting, paragraph by paragraph; what is particular to each mail stands beneath it. */
  body: textInBoth({ min: 10, max: 4_000 }),
});
export type EmailTemplateDraft = z.output<typeof emailTemplateDraft>;

/** Refuses what a mail would name that it has no value for; which those are depends on the mail. */
export function expectKnownVariables(
  draft: EmailTemplateDraft,
  known: readonly MailVariable[],
  refuse: (path: string, code: string) => void,
): void {
  for (const [path, value] of Object.entries(draft))
    for (const language of ['ar', 'en'] as const)
      if (unknownVariablesIn(value?.[language] ?? '', known).length > 0)
        refuse(`${path}.${language}`, 'unknownVariable');
}
