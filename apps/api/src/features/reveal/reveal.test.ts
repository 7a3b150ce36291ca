import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { sealNationalId } from '#resources/seekers/national-id.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const reveals = process.env.TEST_LONG ? 1000 : 100;
const reason = 'للتحقق من هوية المرشح قبل التوظيف';
const nationalId = '1012345678';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
let seekerId: string;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
  const { orm } = api.database;
  const sealed = sealNationalId(api.deps.keys.sealing, nationalId);
  const seeker = await records.seeker({ mobile: '+966501234567', email: 'sara@example.com' });
  await orm.update(seekersTable).set(sealed).where(eq(seekersTable.id, seeker.id));
  seekerId = seeker.id;
});
afterAll(() => api.close());

const reveal = (body: object = {}, headers = {}) =>
  api.call('POST', '/api/v1/pii/reveal', {
    as,
    body: { resource: 'seekers', id: seekerId, field: 'nationalId', reason, ...body },
    headers,
  });

async function auditRows(id = seekerId): Promise<Record<string, unknown>[]> {
  const { rows } = await api.database.pool.query(
    "SELECT events.*, content FROM audit_events events LEFT JOIN audit_personal ON event_id = id WHERE event = 'pii.revealed' AND entity_id = $1 ORDER BY position",
    [id],
  );
  return rows;
}

test.each([
  ['nationalId', nationalId],
  ['mobile', '+966501234567'],
  ['email', 'sara@example.com'],
  ['birthDate', '1995-05-05'],
])('a seeker’s %s is masked when read and given in full to who says why', async (field, value) => {
  const shown = (await api.call('GET', `/api/v1/seekers/${seekerId}`, { as })).json();
  expect(shown[field]).not.toBe(value);
  const before = (await auditRows()).length;
  const answer = await reveal({ field });
  expect(answer.json()).toEqual({ value, shownSeconds: 60 });
  expect(answer.headers['cache-control']).toBe('no-store');
  const rows = await auditRows();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({ actor_id: as.user.id, reason: { code: 'other' }, content: { note: reason } });
  expect(rows.at(-1)!.diff).toEqual([{ path: field, before: null, after: null }]);
});

test('an employer’s mobile is given in full; what is not masked can’t be asked for', async () => {
  const { id } = await records.employer({ mobile: '+966559876543' });
  expect((await reveal({ resource: 'employers', id, field: 'mobile' })).json().value).toBe('+966559876543');
  expect((await reveal({ resource: 'employers', id, field: 'nationalId' })).statusCode).toBe(422);
});

test.each([
  ['without a reason', { reason: '    ' }, 422],
  ['of a record that does not exist', { id: '01900000-0000-7000-8000-000000000999' }, 404],
  ['with an unknown field', { surprise: 1 }, 400],
])('a reveal %s leaves no line and gives nothing', async (_, body, status) => {
  const before = (await auditRows()).length;
  const answer = await reveal(body);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toContain(nationalId);
  expect(await auditRows()).toHaveLength(before);
});

test(`T48 ${reveals} reveals are ${reveals} lines of the audit log`, { timeout: 120_000 }, async () => {
  const { id } = await records.seeker();
  for (let done = 0; done < reveals; done += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => reveal({ id, field: 'mobile' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  expect(await auditRows(id)).toHaveLength(reveals);
});

test('T48 when the audit log refuses the line, nothing is revealed', async () => {
  const { pool } = api.database;
  await pool.query(`
    CREATE FUNCTION refuse_reveal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
    CREATE TRIGGER refuse_reveal BEFORE INSERT ON audit_events FOR EACH ROW WHEN (NEW.event = 'pii.revealed') EXECUTE FUNCTION refuse_reveal()`);
  const answer = await reveal();
  await pool.query('DROP FUNCTION refuse_reveal CASCADE');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.body).not.toContain(nationalId);
  expect((await reveal()).json().value).toBe(nationalId);
});

test('the answer is repeated under its key for a minute, and is kept nowhere', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const before = (await auditRows()).length;
  expect((await reveal({}, headers)).json().value).toBe(nationalId);
  expect((await reveal({}, headers)).json().value).toBe(nationalId);
  expect(await auditRows()).toHaveLength(before + 1);
  api.clock.advance(61);
  expect((await reveal({}, headers)).statusCode).toBe(422);
  for (const table of ['idempotency_keys', 'audit_events', 'outbox', 'mails']) {
    const { rows } = await api.database.pool.query(`SELECT t::text AS row FROM ${table} t`);
    expect(rows.filter(({ row }) => row.includes(nationalId))).toEqual([]);
  }
});

test('the thirty-first reveal within ten minutes has to wait, also after signing in again', async () => {
  const { calls, ...others } = api.deps.config.rateLimits;
  const strict = await createTestApp({
    rateLimits: { ...others, calls: { ...calls, reveal: rateLimits().calls.reveal } },
  });
  const { id } = await recordsIn(strict.database).seeker();
  const body = { resource: 'seekers', id, field: 'mobile', reason };
  const statuses: number[] = [];
  for (let session = 0; session < 7; session++) {
    const person = await strict.signIn('editor');
    for (let asked = 0; asked < 5; asked++)
      statuses.push((await strict.call('POST', '/api/v1/pii/reveal', { as: person, body })).statusCode);
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  const colleague = await strict.signIn('admin');
  expect((await strict.call('POST', '/api/v1/pii/reveal', { as: colleague, body })).statusCode).toBe(200);
  await strict.close();
});
