import { z } from 'zod';
import { may } from './capabilities.ts';
import { c } from './contract.ts';
import { routerOptions } from './problem.ts';
import { id, text } from './schema.ts';
import { maskedFields } from './values/masked-fields.ts';

/** Why it is needed: kept in the audit log beside who asked and when. */
const reason = text().min(5).max(300);

const wish = z.discriminatedUnion('resource', [
  z.strictObject({ resource: z.literal('employers'), id, field: z.enum(maskedFields.employers), reason }),
  z.strictObject({ resource: z.literal('seekers'), id, field: z.enum(maskedFields.seekers), reason }),
]);
export type RevealWish = z.output<typeof wish>;

export const revealRouter = c.router(
  {
    reveal: {
      method: 'POST',
      path: '/pii/reveal',
      summary: 'Read a masked field in full',
      description: 'The reason is kept in the audit log beside who asked and when.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: wish,
      responses: { 200: z.strictObject({ value: z.string().nullable(), shownSeconds: z.int() }) },
      metadata: may('people.seePii'),
    },
  },
  routerOptions,
);
