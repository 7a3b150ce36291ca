import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { emptyOf } from '@diwan/api-contract/kinds/shown-when';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import type { z } from 'zod';

type Values = Record<string, unknown>;

/** A draft in which nothing is said yet, as a form begins it. */
export function blankDraft(draft: z.ZodObject): Values {
  const blank = blanks.get(draft) ?? blankOf(fieldsOf(draft));
  blanks.set(draft, blank);
  return blank;
}

/** They are the same for every row. */
const blanks = new WeakMap<z.ZodObject, Values>();

function blankOf(fields: Readonly<Record<string, Field>>): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankValue(field)]));
}

function blankValue(field: Field): unknown {
  if (field.blank !== undefined) return field.blank;
  if (field.kind === 'group') return blankOf(field.fields);
  if ((field.kind === 'localized' || field.kind === 'richText') && !field.isOptional) return { ar: '' };
  return emptyOf(field);
}

/** A draft with another value at a path such as `name.ar`; lines of plain text become paragraphs where the field has any. */
export function withValueAt(draft: Values, path: string, value: unknown, schema: z.ZodObject): Values {
  const [name = '', ...rest] = path.split('.');
  const field = fieldsOf({ shape: { [name]: schema.shape[name]! } })[name]!;
  const said = field.kind === 'richText' && typeof value === 'string' ? richTextOf(value) : value;
  return { ...draft, [name]: setIn(draft[name], rest, said) };
}

function setIn(whole: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value;
  const values = (whole ?? {}) as Values;
  return { ...values, [part]: setIn(values[part], rest, value) };
}
