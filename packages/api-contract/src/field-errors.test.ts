import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const schema = z.strictObject({
  name: z.strictObject({ ar: z.string().trim().min(5).max(10) }),
  email: z.email(),
  site: z.url(),
  age: z.int().min(18).max(99),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.string()).min(1, { error: 'tagRequired' }).max(2),
  event: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('go') })]),
});
const sound = {
  name: { ar: 'عشرة أحر' },
  email: 'a@b.co',
  site: 'https://a.co',
  age: 20,
  kind: 'a',
  tags: ['x'],
  event: { type: 'go' },
};

function errorsOf(change: Record<string, unknown>) {
  const input = { ...sound, ...change };
  return fieldErrors(schema.safeParse(input).error?.issues ?? [], input);
}

test.each([
  [{}, []],
  [{ name: { ar: '   ' } }, [{ path: 'name.ar', code: 'required' }]],
  [{ name: { ar: 'أب' } }, [{ path: 'name.ar', code: 'tooShort', params: { min: 5 } }]],
  [{ name: { ar: 'أ'.repeat(11) } }, [{ path: 'name.ar', code: 'tooLong', params: { max: 10 } }]],
  [{ email: 'a@' }, [{ path: 'email', code: 'invalidEmail' }]],
  [{ site: 'x' }, [{ path: 'site', code: 'invalidUrl' }]],
  [{ age: 5 }, [{ path: 'age', code: 'tooSmall', params: { min: 18 } }]],
  [{ age: 500 }, [{ path: 'age', code: 'tooBig', params: { max: 99 } }]],
  [{ age: undefined }, [{ path: 'age', code: 'required' }]],
  [{ age: 'x' }, [{ path: 'age', code: 'invalid' }]],
  [{ kind: 'c' }, [{ path: 'kind', code: 'invalidChoice' }]],
  [{ tags: [] }, [{ path: 'tags', code: 'tagRequired' }]],
  [{ tags: ['a', 'b', 'c'] }, [{ path: 'tags', code: 'tooLong', params: { max: 2 } }]],
  [{ event: { type: 'stop' } }, [{ path: 'event.type', code: 'invalidChoice' }]],
  [
    { extra: 1, name: { ar: 'عشرة أحر', fr: 'x' } },
    [
      { path: 'name.fr', code: 'unknownField' },
      { path: 'extra', code: 'unknownField' },
    ],
  ],
])('%j', (change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});
