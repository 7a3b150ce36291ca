import { z } from 'zod';

/** A tag of tasks or a label of mails: `value` names it in addresses and records, `text` to people. */
export const tag = z.strictObject({
  id: z.int().min(1),
  text: z.string().min(1),
  value: z.string().min(1),
  color: z.enum(['primary', 'success', 'warning', 'danger']),
});
export type Tag = z.output<typeof tag>;
