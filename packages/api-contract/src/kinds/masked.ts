import { z } from 'zod';
import { hidden } from '../values/mask.ts';
import type { Kind } from './field.ts';
import { fieldsOf } from './fields-of.ts';
import { kindOf } from './kind-of.ts';

/** A part of a list's rows that is read masked: what comes back as it was read stays as it is. */
export const masked = (schema: z.ZodType<string>, kind: Kind & ('email' | 'phone')) =>
  z
    .string()
    .max(320)
    .superRefine((value, context) => {
      if (value.includes(hidden)) return;
      const { error } = schema.safeParse(value);
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    })
    .register(kindOf, { kind, isMasked: true });

/** The masked parts of a draft's lists, by list. */
export function maskedParts(draft: Pick<z.ZodObject, 'shape'>): ReadonlyMap<string, readonly string[]> {
  const lists = Object.entries(fieldsOf(draft)).map(([name, field]): [string, string[]] => {
    const parts = field.kind === 'rows' ? Object.entries(field.fields) : [];
    return [name, parts.filter(([, { isMasked }]) => isMasked).map(([part]) => part)];
  });
  return new Map(lists.filter(([, parts]) => parts.length > 0));
}
