import { globSync, readFileSync } from 'node:fs';
import { initialSettings, type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { productStates } from '@diwan/api-contract/values/records/product';
import { mostSynonyms } from '@diwan/api-contract/values/text/synonym';
import { example as bulk } from '@diwan/machines/workflows/bulk-operation/bulk-operation.example';
import { example as importRun } from '@diwan/machines/workflows/import-run/import-run.example';
import { example as interview } from '@diwan/machines/workflows/interview/interview.example';
import { example as notification } from '@diwan/machines/workflows/notification/notification.example';
import type { AnyMachine } from '@diwan/machines/workflows/workflow';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { seedDemoData } from '#features/seed/seed.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { eventLettersTable } from '#resources/events/table.ts';
import { serverResources } from '#resources/index.ts';
import { eventsIn } from '#test/event-records.ts';
import { addProduct } from '#test/marketplace/product-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addAdjustment, addWithdrawal } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { inputFor } from './input-for.ts';

const now = new Date('2026-11-21T09:00:00Z');
/** What is refused may depend on the day and the settings: the same records are looked at today, and after half a year, when every number is a higher one. */
const days = [now, new Date('2027-05-21T09:00:00Z')].map((day) => day.toISOString());
const resources: Record<string, AnyResource> = serverResources;
const moving = Object.entries(resources).filter(([, { workflowBinding }]) => workflowBinding);

const willing = { marketing: true, sms: false, whatsapp: false, at: null };

const reader = { actor: demoStaff.admin, can: () => true, resources: serverResources };

let api: TestApp;
let sharedPostId: string;
const inputs = new Map<string, Record<string, unknown>[]>();

beforeAll(async () => {
  api = await createTestApp();
  api.clock.now = now;
  await seedDemoData(api.database, api.deps.keys, { now, scale: 0.05 });
  await api.signIn();
  const records = recordsIn(api.database);
  const { id: employerId } = await records.employer({ jobQuotaLimit: 1, jobQuotaUsed: 1 });
  await records.employer({ type: 'recruitment_agency', licenseNumber: null });
  const tags = Array.from({ length: 20 }, (_, index) => `وسم ${index}`);
  await records.seeker({ idExpiresOn: '2026-12-31', tags });
  const emailRefusedAt = '2026-11-01T09:00:00.000000Z';
  const unreachable = await records.seeker({ emailRefusedAt });
  await records.application({ seekerId: unreachable.id });
  await records.jobPost({ employerId: (await records.employer({ emailRefusedAt })).id });
  const blockedSeekerIds = [{ id: (await records.seeker({ consents: willing })).id }];
  const barred = await records.jobPost({ employerId: (await records.employer({ blockedSeekerIds })).id });
  await records.application({ jobPostId: barred.id, seekerId: blockedSeekerIds[0]!.id });
  await records.mail({ template: 'jobInvitation', jobPostId: barred.id, seekerId: unreachable.id });
  const { id: seekerId } = await records.seeker({ cv: crypto.randomUUID() });
  await records.application({ seekerId });
  await records.jobPost({ employerId, extensionsCount: 3, expiresAt: '2027-12-01T09:00:00.000000Z' });
  await records.jobPost({ state: 'published', publishedAt: '2026-11-20T09:00:00.000000Z' });
  await records.jobPost({ state: 'published', expiresAt: '2026-11-23T09:00:00.000000Z' });
  sharedPostId = (await records.jobPost({ openings: 2, filled: 2, recruitedCount: 2 })).id;
  for (const hired of [await records.seeker(), await records.seeker()]) {
    await records.application({ seekerId: hired.id, jobPostId: sharedPostId, state: 'recruited' });
  }
  const events = eventsIn(api.database, now);
  const told = await events.event({ sequence: 1 });
  await events.registration(told.id);
  const createdAt = '2026-11-20T09:00:00.000000Z';
  const message = { subject: { ar: 'تنبيه' }, message: { ar: 'تغيّر المدخل.' } };
  await api.database.orm.insert(eventLettersTable).values({ id: newId(), eventId: told.id, message, createdAt });
  await events.registration(told.id, { createdAt });
  await furnishOffice();
  await raiseSettings(days[1]!);
  const { orm: tx } = api.database;
  for (const [key, { table, workflowBinding }] of moving) {
    const rows = await tx.select().from(table as PgTable);
    const read = (day: string) => workflowBinding!.input.of(rows, { ...reader, tx, now: day });
    const given: unknown[] = [];
    for (const day of days) given.push(...(await read(day)));
    for (const event of await naming(key))
      given.push(...(await inputFor(workflowBinding!, rows, event, { ...reader, tx, now: days[0]! })));
    inputs.set(key, given as Record<string, unknown>[]);
  }
}, 120_000);
afterAll(() => api.close());

/** A second factor, and money that is asked for in every way that is refused. */
async function furnishOffice(): Promise<void> {
  const { pool } = api.database;
  await pool.query(`UPDATE staff SET mfa = 'totp' WHERE id = $1`, [demoStaff.editor.id]);
  const nobodys = 'SA0000000000000000000000';
  await addProvider(api.database, { iban: nobodys });
  const { id: providerId } = await addProvider(api.database);
  const { id: closedId } = await addAdjustment(api, providerId);
  const [unpayable, own, moved] = [
    await addWithdrawal(api, providerId),
    await addWithdrawal(api, (await addProvider(api.database)).id),
    await addWithdrawal(api, (await addProvider(api.database)).id),
  ];
  await pool.query('UPDATE withdrawals SET iban = $1 WHERE id = $2', [nobodys, unpayable.id]);
  await pool.query('UPDATE withdrawals SET approved_by = $1 WHERE id = $2', [demoStaff.admin, own.id]);
  const { id: gone } = await addProvider(api.database, { state: 'closed' });
  await pool.query('UPDATE wallet_adjustments SET provider_id = $1 WHERE id = $2', [gone, closedId]);
  await pool.query('UPDATE withdrawals SET iban = $1 WHERE id = $2', ['SA4420000001234567891234', moved.id]);
  await addProvider(api.database, { featuredUntil: '2098-12-31' });
  await furnishShop(providerId, gone);
}

/** A product with a picture, and one that was archived in each way, of those who may sell and of somebody who may not. */
async function furnishShop(seller: string, closed: string): Promise<void> {
  const images = [{ picture: newId(), alt: { ar: 'شعار' } }];
  const { specialistId } = await addProduct(api.database, { providerId: seller, images, state: 'draft' });
  for (const archivedFrom of productStates.filter((state) => state !== 'archived'))
    for (const providerId of [seller, closed])
      await addProduct(api.database, {
        providerId,
        specialistId,
        state: 'archived',
        archivedFrom,
        featuredUntil: '2027-12-31',
        pendingChanges: { price: 900_00 },
      });
}

const oneMore = { code: 'later', name: { ar: 'سبب لاحق', en: 'A later reason' }, isOffered: true };

const anotherOf = (key: SettingKey, value: number) =>
  settingDefinitions[key].schema.safeParse(value + 1).success ? value + 1 : value - 1;

/** Every number that administrators decide is another from a day on, and every list is one longer. */
async function raiseSettings(effectiveFrom: string): Promise<void> {
  const as = await api.signIn('admin');
  const values = Object.entries(initialSettings).flatMap<[string, unknown]>(([key, value]) =>
    typeof value === 'number'
      ? [[key, anotherOf(key as SettingKey, value)]]
      : Array.isArray(value)
        ? [[key, [...value, oneMore]]]
        : [],
  );
  const body = { values: Object.fromEntries(values), effectiveFrom };
  const answer = await api.call('PATCH', '/api/v1/settings', { as, body, headers: { 'if-match': '"v1"' } });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Events that name other records, of each kind of those. */
async function naming(key: string): Promise<{ type: string }[]> {
  if (key in taxonomies) return namingTerms(taxonomies[key as keyof typeof taxonomies]);
  if (key === 'staff') return [{ type: 'staff.deactivate' }];
  if (key === 'exams') return namingCandidates();
  if (key !== 'applications' && key !== 'seekers') return [];
  const { rows } = await api.database.pool.query<{ id: string }>(
    `(SELECT DISTINCT ON (state) id FROM job_posts ORDER BY state, applicants_total DESC)
     UNION SELECT job_post_id FROM mails WHERE template = 'jobInvitation'`,
  );
  const type = key === 'seekers' ? 'seeker.inviteToJob' : 'application.moveToJob';
  const posts = rows.map(({ id }) => ({ type, jobPost: id }));
  return [...posts, ...(await (key === 'seekers' ? namingSeekers() : namingTimes()))];
}

/** A time that is over, one at which nobody meets anybody, and those of meetings. */
async function namingTimes(): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ at: string }>(
    `SELECT DISTINCT ON (organizer) starts_at AS at FROM interviews WHERE state = 'scheduled'`,
  );
  const times = [
    ...rows.map(({ at }) => new Date(at).toISOString()),
    '2026-01-01T09:00:00.000Z',
    '2030-01-01T09:00:00.000Z',
  ];
  const plan = { type: 'application.inviteToInterview', interviewType: 'voice', title: 'مقابلة', durationMin: 30 };
  return times.map((startsAt) => ({ ...plan, alertMin: 15, order: 'together', startsAt }));
}

/** Whoever sat some exam, and may sit another. */
async function namingCandidates(): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'SELECT DISTINCT seeker_id AS id FROM exam_attempts WHERE seeker_id IS NOT NULL LIMIT 3',
  );
  return rows.map(({ id }) => ({ type: 'exam.grantAttempt', seekerId: id }));
}

/** Somebody in each state, who is about to leave, and who was recruited beside somebody else. */
async function namingSeekers(): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `SELECT DISTINCT ON (state, anonymise_at IS NULL) id FROM seekers
     UNION SELECT seeker_id FROM applications WHERE job_post_id = $1`,
    [sharedPostId],
  );
  return rows.map(({ id }) => ({ type: 'seeker.merge', into: id }));
}

const taxonomies = {
  skills: 'skills',
  jobTitles: 'job_titles',
  industries: 'industries',
  businessSpecialists: 'business_specialists',
};

/** A term that is in use, that one as the place of what stands above it, one with as many names as it may have, and one that is not there. */
async function namingTerms(table: string): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE state = 'active' LIMIT 3`,
  );
  const [above, below, crowded] = rows.map(({ id }) => id);
  const names = Array.from({ length: mostSynonyms }, (_, index) => ({ lang: 'ar', text: `اسم آخر ${index}` }));
  await api.database.pool.query(`UPDATE ${table} SET synonyms = $1 WHERE id = $2`, [JSON.stringify(names), crowded]);
  await api.database.pool.query(`UPDATE ${table} SET parent_id = $1 WHERE id = $2`, [above, below]);
  const into = { type: 'term.merge', into: above };
  const others = [crowded, crypto.randomUUID()].map((other) => ({ type: 'term.merge', into: other }));
  return [into, { type: 'term.setParent', parent: below! }, ...others] as never;
}

/** Fields that take one value in all records. */
function constantsOf(given: readonly Record<string, unknown>[]): string[] {
  const names = Object.keys(given[0] ?? {});
  return names.filter((name) => new Set(given.map((one) => JSON.stringify(one[name]))).size < 2);
}

/** What staff may have written, right and wrong. */
const payloads = [
  {},
  {
    reason: 'incomplete',
    role: 'admin',
    startsOn: '2026-12-01',
    expiresAt: days[0],
    until: '2027-01-01',
    tag: 'متابعة',
  },
  { trouble: { code: 'addressRefused' } },
  { reason: 'other', note: 'short', startsOn: '', expiresAt: '2026-12-01T09:00:00.000Z' },
  { reason: 'other', note: 'x'.repeat(501), expiresAt: '2030-01-01T09:00:00.000Z', until: '2030-01-01' },
  { marks: 1 },
  { bankReference: 'FT26-0001', paidOn: '2026-11-01' },
  { bankReference: 'FT26-0002', paidOn: '2030-01-01' },
  { startAt: '2027-01-02T09:00:00.000Z', endAt: '2027-01-01T09:00:00.000Z' },
];

type Guard = (asked: { context: unknown; event: unknown }) => boolean;

/** Guards that give the same answer about every record, whatever is sent. */
function hollowGuardsOf(machine: AnyMachine, given: readonly Record<string, unknown>[]): string[] {
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
  const events = machine.events.flatMap((type) => payloads.map((payload) => ({ ...payload, type })));
  return (
    guards
      // What asks where the chart stands looks at no record.
      .filter(([, guard]) => !('check' in guard))
      .filter(([, guard]) => {
        const answers = new Set<boolean>();
        for (const context of given) {
          for (const event of events) answers.add(guard({ context, event }));
          if (answers.size === 2) return false;
        }
        return true;
      })
      .map(([name]) => name)
  );
}

test.each(moving)('DOM-01 every input of the workflow of %s takes several values in real records', (key) => {
  const given = inputs.get(key)!;
  expect(given.length).toBeGreaterThan(20);
  expect(constantsOf(given), `Open apps/api/src/resources (${key}): it is given a constant.`).toEqual([]);
});

test.each(moving)(
  'DOM-01 every guard of the workflow of %s says yes to some real record and no to another',
  (key, { workflowBinding }) => {
    const { machine } = workflowBinding!.workflow;
    const file = `packages/machines/src/workflows/${machine.id}/${machine.id}.machine.ts`;
    expect(hollowGuardsOf(machine, inputs.get(key)!), `Open ${file}: it can't say both.`).toEqual([]);
  },
);

const sources = globSync('**/*.ts', { cwd: `${import.meta.dirname}/..` })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${import.meta.dirname}/../${path}`, 'utf8'));
const isVaried = (texts: readonly string[], name: string) =>
  texts.some((text) =>
    new RegExp(
      `\\b(?:input|subject|counts)\\b[^;]*[{,]\\s*${name}(?:,|\\s*\\}|: (?!null|true|false|'|\\d|\\[\\]))`,
    ).test(text),
  );

test.each([
  ['interview', Object.keys(interview)],
  ['bulk-operation', Object.keys(bulk)],
  ['import-run', Object.keys(importRun)],
  ['notification', Object.keys(notification)],
])('DOM-01 no input of the workflow %s is a constant wherever it is used', (id, names) => {
  const users = sources.filter((text) => text.includes(`@diwan/machines/workflows/${id}/`));
  const constants = names.filter((name) => !isVaried(users, name));
  expect(constants, `Find who evaluates ${id} in apps/api/src: it is given a constant.`).toEqual([]);
});

test('a constant, and a guard that gives one answer, are noticed', () => {
  const given = [
    { filled: 1, isClosed: false },
    { filled: 2, isClosed: false },
  ];
  expect(constantsOf(given)).toEqual(['isClosed']);
  expect(isVaried(['const input = { now, clash: null };'], 'clash')).toBe(false);
  expect(isVaried(['const input = { now, clash };'], 'clash')).toBe(true);
});
