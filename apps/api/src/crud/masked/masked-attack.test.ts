import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { sealNationalId } from '#resources/seekers/national-id.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const requests = process.env.TEST_LONG ? 5_000 : 1_500;
const secrets = {
  mobile: '+966587694321',
  email: 'qwvk77@mail.example',
  nationalId: '1087659874',
  birthDate: '1987-06-19',
};

let api: TestApp;
let attacker: TestSession;
let target: { id: string; number: string };
beforeAll(async () => {
  const usual = rateLimits(1_000_000);
  const { lookup } = rateLimits().calls;
  api = await createTestApp({ rateLimits: { ...usual, calls: { ...usual.calls, lookup } } });
  attacker = await api.signIn('editor');
  const records = recordsIn(api.database);
  const { mobile, email, birthDate } = secrets;
  const seeker = await records.seeker({ mobile, email, birthDate });
  await api.database.orm
    .update(seekersTable)
    .set(sealNationalId(api.deps.keys.sealing, secrets.nationalId))
    .where(eq(seekersTable.id, seeker.id));
  await records.application({ seekerId: seeker.id });
  for (let other = 0; other < 20; other++) await records.seeker();
  target = seeker;
});
afterAll(() => api.close());

const get = (path: string) => api.call('GET', `/api/v1${path}`, { as: attacker });

function inTurn(way: (piece: string) => Promise<string>): typeof way {
  let last = Promise.resolve('');
  return (piece) => (last = last.then(() => way(piece)));
}

/** Ways to ask whether the target has a piece of text in it; each answers all that can be seen of the answer. */
const ways: Record<string, (piece: string) => Promise<string>> = {
  'the list': async (piece) => {
    const answer = await get(`/seekers?ids=${target.id}&q=${piece}`);
    return `${answer.statusCode} ${answer.json().items?.length}`;
  },
  'the list’s order': async (piece) => {
    const answer = await get(`/seekers?sort=-name&limit=5&q=${target.number}%20${piece}`);
    return `${answer.statusCode} ${answer.json().items?.length} ${answer.json().next}`;
  },
  'the counts': async (piece) => (await get(`/seekers/counts?q=${target.number}%20${piece}`)).body,
  'the options': async (piece) => (await get(`/seekers/options?q=${target.number}%20${piece}`)).body,
  'the palette': async (piece) => (await get(`/search?q=${target.number}%20${piece}`)).body,
  'the applications': async (piece) => {
    const answer = await get(`/applications?seeker=${target.id}&q=${piece}`);
    return `${answer.statusCode} ${answer.json().items?.length}`;
  },
  'the board': async (piece) => (await get(`/applications/board?limit=0&seeker=${target.id}&q=${piece}`)).body,
  // Only so many exports run at once.
  'the export': inTurn(async (piece) => {
    const answer = await get(`/seekers/export?format=csv&language=en&columns=name&q=${target.number}%20${piece}`);
    return `${answer.statusCode} ${answer.body}`;
  }),
  'the bulk pre-flight': async (piece) => {
    const selection = { kind: 'all', query: { q: `${target.number} ${decodeURIComponent(piece)}` }, except: [] };
    const body = { resource: 'seekers', selection, action: { type: 'record.remove' } };
    const answer = await api.call('POST', '/api/v1/bulk/preflight', { as: attacker, body });
    return `${answer.statusCode} ${answer.json().total}`;
  },
};

const digits = [...'0123456789'];
/** What the mask shows, and how it is made longer by one character. */
const fields = [
  { known: secrets.mobile.slice(-3), alphabet: digits, longer: (known: string, next: string) => next + known },
  { known: secrets.nationalId.slice(-4), alphabet: digits, longer: (known: string, next: string) => next + known },
  {
    known: `${secrets.birthDate.slice(0, 4)}-`,
    alphabet: digits,
    longer: (known: string, next: string) => known + next,
  },
  {
    known: secrets.email.slice(0, 1),
    alphabet: [...'abcdefghijklmnopqrstuvwxyz0123456789'],
    longer: (known: string, next: string) => known + next,
  },
];

interface Budget {
  left: number;
}

/** Goes on from every piece whose answer is not the usual one, and from all of them when none stands out; answers what stood out. */
async function read(
  way: (piece: string) => Promise<string>,
  field: (typeof fields)[number],
  budget: Budget,
): Promise<string[]> {
  const found: string[] = [];
  let pieces = [field.known];
  while (budget.left > 0 && pieces.length > 0) {
    const answers = new Map<string, string[]>();
    for (const known of pieces) {
      const longer = field.alphabet.map((next) => field.longer(known, next)).slice(0, Math.max(0, budget.left));
      budget.left -= longer.length;
      const told = await Promise.all(longer.map((piece) => way(encodeURIComponent(piece))));
      for (const [index, answer] of told.entries())
        answers.set(answer, [...(answers.get(answer) ?? []), longer[index]!]);
    }
    const groups = [...answers.values()].sort((one, other) => one.length - other.length);
    const standOut = groups.length > 1 ? groups[0]! : [];
    found.push(...standOut);
    pieces = standOut.length > 0 ? standOut : groups.flat();
  }
  return found;
}

test('T47 nobody reads a masked value piece by piece: thousands of questions in every way there is, and not a digit', {
  timeout: 600_000,
}, async () => {
  const share = Math.floor(requests / Object.keys(ways).length / fields.length);
  const learned: string[] = [];
  let asked = 0;
  for (const [name, way] of Object.entries(ways)) {
    for (const field of fields) {
      const budget = { left: share };
      learned.push(...(await read(way, field, budget)).map((piece) => `${name}: ${piece}`));
      asked += share - budget.left;
    }
  }
  expect(learned).toEqual([]);
  expect(asked).toBeGreaterThan(requests * 0.95);
});

test.each(Object.entries(secrets))(
  'no filter, order or question for duplicates asks for a %s',
  async (field, value) => {
    const answers = await Promise.all(
      [value, 'something else'].map(async (asked) => {
        const text = encodeURIComponent(asked);
        const paths = [`/seekers?${field}=${text}`, `/seekers?sort=${field}`, `/seekers/counts?${field}=${text}`];
        const all = await Promise.all([...paths, `/seekers/uniqueness?field=${field}&value=${text}`].map(get));
        return all.map(({ statusCode }) => statusCode);
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.every((status) => status >= 400)).toBe(true);
  },
);

const audited = async () =>
  (
    await api.database.pool.query<{ row: string; entity_id: string; diff: { path: string }[] }>(
      "SELECT a::text AS row, entity_id, diff FROM audit_events a WHERE event = 'pii.searched' ORDER BY at",
    )
  ).rows;

test.each([
  ['mobile', ['0587694321', '+966 58 769 4321', '٠٥٨٧٦٩٤٣٢١']],
  ['email', ['QWVK77@mail.example']],
  ['nationalId', ['1087659874', '١٠٨٧٦٥٩٨٧٤']],
])(
  'T47 whoever knows a %s whole finds its owner; it is written down once, and without the value',
  async (kind, spellings) => {
    const as = await api.signIn('admin');
    const before = (await audited()).length;
    for (const spelling of spellings) {
      const q = encodeURIComponent(spelling);
      for (const path of [`/seekers?q=${q}`, `/seekers?q=${q}&ids=${target.id}`]) {
        const list = await api.call('GET', `/api/v1${path}`, { as });
        expect(list.json().items.map(({ id }: { id: string }) => id)).toEqual([target.id]);
      }
      const counts = await api.call('GET', `/api/v1/seekers/counts?q=${q}`, { as });
      expect(counts.json().total.value).toBe(1);
      const options = await api.call('GET', `/api/v1/seekers/options?q=${q}`, { as });
      expect(options.json()).toHaveLength(1);
    }
    const rows = (await audited()).slice(before);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ entity_id: target.id, diff: [{ path: kind }] });
    expect(rows[0]!.row).not.toContain(secrets[kind as keyof typeof secrets].slice(-8));
  },
);

test('T47 guessing whole values ends after thirty, in every session of the account, and each guess is written down', async () => {
  const before = (await audited()).length;
  const statuses: number[] = [];
  for (let guess = 0; guess < 200; guess++) {
    const as = guess % 50 === 49 ? await api.signIn('editor') : attacker;
    const q = `058${String(10_000 + guess)}${secrets.mobile.slice(-2)}`;
    statuses.push((await api.call('GET', `/api/v1/seekers?q=${q}`, { as })).statusCode);
  }
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(30);
  expect(answered).toBeLessThan(35);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - answered);
  expect((await audited()).length - before).toBe(answered);
  expect((await get(`/seekers?q=${encodeURIComponent('أحمد')}`)).statusCode).toBe(200);
});
