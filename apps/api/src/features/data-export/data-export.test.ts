import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { leaveTraces, person } from '#resources/seekers/anonymise/test-traces.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let dataDir: string;
let admin: TestSession;
let traces: Awaited<ReturnType<typeof leaveTraces>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-data-export-'));
  api = await createTestApp({ dataDir });
  admin = await api.signIn('admin');
  traces = await leaveTraces(api, admin);
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const reason = 'طلب صاحب البيانات نسخة منها';
const wanted = (given: object = {}, as = admin, key = randomUUID()) =>
  api.call('POST', '/api/v1/pii/export', {
    as,
    body: { id: traces.id, language: 'ar', reason, ...given },
    headers: { 'idempotency-key': key },
  });
async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const path = join(dataDir, `${randomUUID()}.zip`);
  await writeFile(path, bytes);
  const zip = await openPromise(path);
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  return parts;
}
const logged = async () =>
  (
    await api.database.pool.query(
      "SELECT actor_id, content FROM audit_events JOIN audit_personal ON event_id = id WHERE event = 'export.personal'",
    )
  ).rows;

test.each(['admin', 'editor'] as const)(
  '%s hands over one file with a page, the data and every document, and the log says why',
  async (role) => {
    const as = await api.signIn(role);
    const before = (await logged()).length;
    const answer = await wanted({}, as);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="SKR-.+\.zip"$/);
    const parts = await unpacked(answer.rawPayload);
    const data = JSON.parse(parts.get('data.json')!.toString());
    expect(data.person).toMatchObject({ email: person.email, mobile: person.mobile, nationalId: person.nationalId });
    expect(data).toMatchObject({
      applications: [{ seekerId: traces.id }, { seekerId: traces.id }],
      interviews: [{}],
      shortlists: [{ seekerId: traces.id }],
      notes: [{ text: person.mobile }, {}],
    });
    expect(data.mails.some((mail: { sentTo: string | null }) => mail.sentTo === person.email)).toBe(true);
    expect(data.further.map(({ resource }: { resource: string }) => resource).sort()).toEqual(
      ['comments', 'conversations', 'eventRegistrations', 'examAttempts', 'reviews', 'videos'].sort(),
    );
    expect(data.messages).toMatchObject([{ senderType: 'employer' }, { text: expect.stringContaining(person.mobile) }]);
    expect(data.history.length).toBeGreaterThan(3);
    const page = parts.get('data.html')!.toString();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    for (const value of ['الدويحسي', person.email, person.nationalId, 'تاريخ الميلاد', 'مع تحيات', 'تعاملت معهم'])
      expect(page).toContain(value);
    expect(page).toMatch(/ — صاحب العمل<\/dt><dd>أهلًا بك/);
    const files = [...parts.keys()].filter((name) => name.startsWith('files/'));
    expect(files).toHaveLength(4);
    for (const { path } of [...data.documents, ...data.files]) expect(files).toContain(path);
    const rows = await logged();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ actor_id: as.user.id, content: { note: reason } });
  },
);

test('a lost answer is asked for again without a second entry, another wish under its key is refused', async () => {
  const key = randomUUID();
  expect((await wanted({}, admin, key)).statusCode).toBe(200);
  const before = (await logged()).length;
  expect((await wanted({}, admin, key)).statusCode).toBe(200);
  expect(await logged()).toHaveLength(before);
  expect((await wanted({ reason: 'ومرة أخرى' }, admin, key)).statusCode).toBe(422);
  api.clock.advance(601);
  admin = await api.signIn('admin');
  expect((await wanted({}, admin, key)).statusCode).toBe(422);
  expect((await wanted({ id: randomUUID() })).statusCode).toBe(404);
  expect((await wanted({ reason: 'x' })).statusCode).toBe(422);
});

test('what stands in the data is text on the page, never markup', async () => {
  const { version } = (await api.call('GET', `/api/v1/seekers/${traces.id}`, { as: admin })).json();
  const headers = { 'if-match': `"v${version}"` };
  const body = { headline: '<script>alert(1)</script>' };
  await api.call('PATCH', `/api/v1/seekers/${traces.id}`, { as: admin, body, headers });
  const page = (await unpacked((await wanted({ language: 'en' })).rawPayload)).get('data.html')!.toString();
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
  expect(page).toContain('<html lang="en" dir="ltr">');
});

test('every table that says whose its rows are is gathered: a new one is found by its column', async () => {
  const { rows } = await api.database.pool.query<{ table: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'seekers'::regclass AND conrelid <> confrelid`,
  );
  const gathered = new Set(Object.values(api.deps.resources).map(({ table }) => getTableName(table)));
  const apart = rows.map(({ table }) => table).filter((table) => !gathered.has(table));
  expect(apart).toEqual([]);
});
