import { z } from 'zod';
import type { Field } from './field.ts';

type Said = { [F in Field as F['kind']]: Partial<Omit<F, 'fields'>> }[Field['kind']];

/** What a schema does not say of a field by itself: `z.string().register(kindOf, { kind: 'phone' })`. */
export const kindOf = z.registry<Said>();
