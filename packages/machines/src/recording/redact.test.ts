import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedaction } from './redact.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const arabicName = fc.constantFrom('سارة العتيبي', 'عبدالله بن محمد', 'نورة');
const latinName = fc.constantFrom('Sara Al Otaibi', 'Abdullah', 'Noura');
/** What a record says of a person, and what a browser holds of a session. */
const personal: Record<string, fc.Arbitrary<string | number>> = {
  name: fc.oneof(arabicName, latinName),
  email: fc.emailAddress(),
  phone: digits(8).map((rest) => `+9665${rest}`),
  nationalId: digits(9).map((rest) => `1${rest}`),
  nationalIdAsNumber: digits(9).map((rest) => Number(`1${rest}`)),
  iban: digits(22).map((rest) => `SA${rest}`),
  token: fc.stringMatching(/^eyJ[A-Za-z0-9_-]{30,60}\.[A-Za-z0-9_-]{20,40}$/),
  birthDate: fc
    .date({ noInvalidDate: true, min: new Date('1950-01-01'), max: new Date('2008-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  note: fc.lorem({ maxCount: 12 }).map((text) => `${text}.`),
};
const value = fc.oneof(...Object.values(personal));
const places = ['id', 'type', 'version', 'code', 'status', 'path', 'state', 'reason', 'name', 'to', 'text', 'key'];
/** The same values wherever code may put them: under any key, as keys, in lists, deep inside. */
const anywhere = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    value,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...places), value.map(String)), tie('tree'), { maxKeys: 4 }),
  ),
})).tree;

function leaves(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [String(data)];
  return Object.entries(data).flatMap(([key, inner]) => [...(Array.isArray(data) ? [] : [key]), ...leaves(inner)]);
}

test('DEV-04 no name, contact, number of a person, token or free text passes, wherever it stands', () => {
  fc.assert(
    fc.property(anywhere, (data) => {
      const written = JSON.stringify(createRedaction()(data));
      for (const leaf of leaves(data).filter((each) => !places.includes(each))) expect(written).not.toContain(leaf);
    }),
    { numRuns: process.env.TEST_LONG ? 5_000 : 500 },
  );
});

test('DEV-04 ids, instants, paths of screens, small numbers and the words of our own code stay', () => {
  const kept = {
    id: '0190a000-0000-7000-8000-000000000001',
    ids: ['0190a000-0000-7000-8000-000000000002'],
    at: '2026-03-01T09:00:00.000Z',
    path: '/job_post/view/0190a000-0000-7000-8000-000000000001',
    version: 42,
    seenAt: Date.UTC(2026, 2, 1),
    isForced: true,
    nothing: null,
    error: { code: 'stale', status: 412 },
  };
  expect(createRedaction()(kept)).toEqual(kept);
});

test('DEV-04 what was equal is still equal, what was empty still empty, and a file keeps its kind', () => {
  const redact = createRedaction();
  const [one, other, same, empty, blank, file] = redact(['Sara', 'Omar', 'Sara', '', '  ', 'Sara Ali.PDF']) as string[];
  expect(one).toBe(same);
  expect(one).not.toBe(other);
  expect([empty, blank]).toEqual(['', ' ']);
  expect(file).toMatch(/^~\d+\.pdf$/);
});

test('DEV-04 of a long list the ids and versions stay, and its texts leave no mark', () => {
  const rows = Array.from({ length: 25 }, (_, version) => ({
    version,
    name: { ar: 'سارة', en: 'Sara' },
    salary: 12_000,
  }));
  const [first] = createRedaction()(rows) as object[];
  expect(first).toEqual({ version: 0, name: {} });
});

test('DEV-04 an error keeps its problem, functions and things of the browser do not pass', () => {
  const error = Object.assign(new Error('Sara is not there'), { problem: { code: 'notFound', status: 404 } });
  const redacted = createRedaction()({
    error,
    act: () => 'Sara',
    file: new Blob(['Sara']),
    at: new Map([['Sara', 1]]),
  });
  expect(redacted).toEqual({ error: { problem: { code: 'notFound', status: 404 } }, file: {}, at: {} });
});
