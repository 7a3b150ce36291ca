import { z } from 'zod';

export type Random = () => number;

/** A generator of numbers in [0, 1) that a seed repeats. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** A value that the schema accepts, as far as JSON Schema can say it. */
export function valid(schema: unknown, random: Random): unknown {
  return schema instanceof z.ZodType
    ? fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, random)
    : undefined;
}

function fromSchema(schema: Schema, random: Random): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  // What may be empty mostly is: a record that it would have to name is hardly ever there.
  if (choices?.some(({ type }) => type === 'null') && random() < 0.75) return null;
  if (choices) return fromSchema(pick(random, choices), random);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || random() < 0.3,
      );
      return Object.fromEntries(entries.map(([key, part]) => [key, fromSchema(part, random)]));
    }
    case 'array':
      return Array.from({ length: 1 + Math.floor(random() * 2) }, () => fromSchema(schema.items ?? {}, random));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, Math.floor(random() * 100)));
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return text(schema, random);
  }
}

function text({ format, minLength = 1, maxLength = 200 }: Schema, random: Random): string {
  if (format === 'uuid') return `01900000-0000-7000-8000-${String(Math.floor(random() * 20)).padStart(12, '0')}`;
  if (format === 'email') return 'someone@example.com';
  if (format === 'uri') return 'https://example.com/a';
  if (format === 'date') return '2030-01-02';
  if (format === 'date-time') return '2030-01-02T03:04:05.678901Z';
  return 'نصّ text '.repeat(Math.ceil(minLength / 9)).slice(0, Math.max(minLength, Math.min(maxLength, 9)));
}

const nasty: unknown[] = [
  null,
  '',
  'a\u0000b',
  '\ud800',
  "'; DROP TABLE skills; --",
  '%_\\',
  'x'.repeat(5000),
  'ا'.repeat(300),
  -1,
  1e308,
  2 ** 53 + 2,
  0.5,
  true,
  [],
  {},
  [[[[]]]],
  { constructor: 1 },
  '9999-99-99',
  '-infinity',
  'NaN',
  '2030-02-30T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
];

export const garbage = (random: Random): unknown => pick(random, nasty);

/** The value with one thing in it, somewhere, replaced, removed or added. */
export function nearlyValid(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) return garbage(random);
  if (Array.isArray(value)) return [...value.slice(1), nearlyValid(value[0], random)];
  const entries = Object.entries(value);
  if (entries.length === 0 || random() < 0.1) return { ...value, surprise: garbage(random) };
  const [key, part] = pick(random, entries);
  if (random() < 0.2) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: nearlyValid(part, random) };
}
