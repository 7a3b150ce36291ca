import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractRoutes } from '#test/contract-routes.ts';

/** What machines say to each other, and secrets: nobody reads it as text. */
const opaque =
  /\.(code|state|nonce|codeVerifier|iss|stateHash|nonceHash|codeChallenge|socket_id|channel_name|type|current|password)$|\.query\.\*$/;

/** Every string within a schema, by its path. */
function strings(schema: unknown, path: string): [path: string, schema: z.ZodType][] {
  if (!(schema instanceof z.ZodType)) return [];
  const def = (schema as unknown as { _zod: { def: Record<string, unknown> & { type: string } } })._zod.def;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object).flatMap(([key, part]) => strings(part, `${path}.${key}`));
    case 'array':
      return strings(def.element, `${path}[]`);
    case 'record':
      return strings(def.valueType, `${path}.*`);
    case 'union':
      return (def.options as unknown[]).flatMap((option) => strings(option, path));
    case 'pipe':
      return strings(def.in, path);
    case 'string':
      return [[path, schema]];
    default:
      return strings(def.innerType, path);
  }
}

/** A text that it takes; nothing where only a certain form is taken. */
const sampleOf = (schema: z.ZodType) =>
  [1, 12, 120, 43].map((length) => 'ن'.repeat(length)).find((text) => schema.safeParse(text).success);

const written = contractRoutes()
  .filter(({ route }) => route.method !== 'GET')
  .flatMap(({ name, route }) => strings('body' in route ? route.body : undefined, name))
  .filter(([path]) => !opaque.test(path));
const texts = written.flatMap(([path, schema]) => {
  const sample = sampleOf(schema);
  return sample ? [{ path, schema, sample }] : [];
});

test('what would reverse or hide a text is in none that people write', () => {
  expect(texts.length).toBeGreaterThan(25);
  const disguises = [
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u0007',
    '\u{e0041}',
  ];
  const passed = texts.flatMap(({ path, schema, sample }) =>
    disguises
      .filter((disguise) => {
        const taken = schema.safeParse(`${sample.slice(0, -1)}${disguise}${sample.slice(-1)}`);
        return taken.success && String(taken.data).includes(disguise);
      })
      .map((disguise) => `${path} takes U+${disguise.codePointAt(0)!.toString(16)}`),
  );
  expect(passed).toEqual([]);
});

test('the joiners and marks that Arabic, Persian and emoji need stay in longer texts', () => {
  const note = texts.find(({ path }) => path === 'notes.add.text')!;
  const text = 'می\u200cخواهم \u200f(٢) 👩\u200d💻\nسطر';
  expect(note.schema.parse(text)).toBe(text);
});
