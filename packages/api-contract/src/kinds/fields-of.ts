import type { z } from 'zod';
import type { Field } from './field.ts';
import { kindOf } from './kind-of.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** The fields of a draft, by their kinds: what the schema says by its type, and what is registered of it. */
export const fieldsOf = ({ shape }: Pick<z.ZodObject, 'shape'>): Record<string, Field> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));

/** What each event asks for besides its name, by its kinds; one that asks for nothing is left out. */
export function eventFieldsOf(events: z.ZodType): Record<string, Record<string, Field>> {
  const options = (events as Partial<z.ZodDiscriminatedUnion<z.ZodObject[]>>).options ?? [];
  const asked = options.map(({ shape: { type, ...parts } }): [string, Record<string, Field>] => [
    (type as z.ZodLiteral<string>).value,
    Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, partOf(schema)])),
  ]);
  return Object.fromEntries(asked.filter(([, parts]) => Object.keys(parts).length > 0));
}

/** A part that may be left out is optional, unless it has to be given beside one answer. */
function partOf(schema: Schema): Field {
  const field = fieldOf(schema);
  const mayBeLeftOut = (schema as z.core.$ZodTypes)._zod.def.type === 'optional' && !field.shownWhen?.isNeeded;
  return mayBeLeftOut ? { ...field, isOptional: true } : field;
}

/** A field by its kind, of a draft or of what is read. */
export function fieldOf(schema: Schema): Field {
  const said: object[] = [];
  let inner = schema;
  for (;;) {
    said.unshift(kindOf.get(inner as z.ZodType) ?? {});
    const { def } = (inner as z.core.$ZodTypes)._zod;
    if (def.type !== 'nullable' && def.type !== 'optional' && def.type !== 'default') break;
    inner = def.innerType;
  }
  const own = Object.assign({}, ...said) as Partial<Field>;
  // What is said whole needs nothing of its type: of a choice only its words are said.
  const isWhole = own.kind !== undefined && own.kind !== 'choice';
  const field = { ...(isWhole ? {} : byType(inner as z.core.$ZodTypes)), ...own } as Field;
  return mayBeEmpty(schema as z.ZodType) ? { ...field, isOptional: true } : field;
}

const mayBeEmpty = (schema: z.ZodType) => schema.safeParse(null).success || schema.safeParse([]).success;

function byType(schema: z.core.$ZodTypes): Partial<Field> {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return byFormat(def);
    case 'number': {
      const { minValue: min, maxValue: max } = schema as z.ZodNumber;
      return { kind: 'number', ...(isLimit(min) && { min }), ...(isLimit(max) && { max }) };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String) };
    case 'array':
      return listOf(fieldOf(def.element));
    case 'object':
      return isText(def.shape.ar) ? { kind: 'localized' } : { kind: 'group', fields: fieldsOf(schema as z.ZodObject) };
    default:
      throw new Error(`No kind of field is known for ${def.type}: register one`);
  }
}

const isText = (schema: Schema | undefined) => schema?._zod.def.type === 'string';
const isLimit = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function byFormat(def: Extract<Def, { type: 'string' }>): Partial<Field> {
  switch ('format' in def ? def.format : undefined) {
    case 'uuid':
      return { kind: 'id' };
    case 'date':
      return { kind: 'date' };
    case 'datetime':
      return { kind: 'instant' };
    case 'time':
      return { kind: 'time' };
    case 'email':
      return { kind: 'email' };
    case 'url':
      return { kind: 'url' };
    default:
      return { kind: 'text' };
  }
}

function listOf(element: Field): Partial<Field> {
  switch (element.kind) {
    case 'group':
      return { kind: 'rows', fields: element.fields };
    case 'choice':
      return { kind: 'choices', values: element.values, labels: element.labels };
    case 'country':
      return { kind: 'countries' };
    case 'text':
      return { kind: 'tags' };
    case 'id':
      return element;
    default:
      throw new Error(`No kind of field is known for a list of ${element.kind}`);
  }
}
