import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import { localizedText, text } from '../schema.ts';

/** What staff write to people; English is added where they have it. */
export const staffMessage = z.strictObject({
  subject: localizedText({ max: 150 }),
  message: z
    .strictObject({ ar: text().min(1).max(3000), en: text().max(3000).optional() })
    .register(kindOf, { kind: 'localized', isMultiline: true }),
});
export type StaffMessage = z.output<typeof staffMessage>;

/** The event by which staff write to whoever a record's mails go to. */
export const emailEvent = <const Type extends string>(type: Type) => staffMessage.extend({ type: z.literal(type) });
