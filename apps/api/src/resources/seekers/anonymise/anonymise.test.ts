import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#audit/verify.ts';
import { sweepFiles } from '#features/files/sweep.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { columnsWith, filesWith, leaveTraces } from './test-traces.ts';

const day = 86_400;
const { anonymisationDays } = initialSettings;
const everywhere = `
  seekers.name seekers.search_key seekers.email applications.search_key applications.created_by audit_personal.content
  mails.sent_to mails.content mails.message notifications.ref record_notes.title record_files.name field_files.name
  saved_views.search interviews.title idempotency_keys.body talent_list_entries.note talent_list_entries.search_key
  event_registrations.search_key conversations.subject conversations.search_key conversations.created_by messages.text
  conversations.last_excerpt comments.text comments.search_key videos.title videos.search_key reviews.text reviews.search_key`
  .trim()
  .split(/\s+/);

let api: TestApp;
let dataDir: string;
let admin: TestSession;
let traces: Awaited<ReturnType<typeof leaveTraces>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-anonymise-'));
  api = await createTestApp({ dataDir });
  admin = await api.signIn('admin');
  traces = await leaveTraces(api, admin);
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const view = async (id: string, as = admin) => (await api.call('GET', `/api/v1/seekers/${id}`, { as })).json();
async function send(id: string, event: object, as = admin) {
  const headers = { 'if-match': `"v${(await view(id)).version}"` };
  return api.call('POST', `/api/v1/seekers/${id}/events`, { as, body: event, headers });
}
const wish = { type: 'seeker.anonymise', reason: 'requested' };
const leave = (id: string) => send(id, { type: 'seeker.deactivate', reason: 'requested' });
async function pass(days: number) {
  api.clock.advance(days * day);
  admin = await api.signIn('admin');
}

test('only administrators ask for it, of who has left; it can be called back, and until its day nothing happens', async () => {
  const { id } = await recordsIn(api.database).seeker();
  expect((await send(id, wish)).json().reason).toBe('wrongState');
  expect((await leave(id)).statusCode).toBe(200);
  expect((await send(id, wish, await api.signIn('editor'))).statusCode).toBe(403);
  expect((await send(id, wish)).statusCode).toBe(200);
  const planned = await view(id);
  expect(planned).toMatchObject({ state: 'deactivated', anonymiseReason: 'requested' });
  expect(Date.parse(planned.anonymiseAt) - api.clock.now.getTime()).toBe(anonymisationDays * day * 1_000);
  expect((await send(id, { type: 'seeker.reactivate' })).json().reason).toBe('anonymisationPlanned');
  await pass(anonymisationDays - 1);
  await sweepResources(api.deps);
  expect((await send(id, { type: 'seeker.keepData' }, await api.signIn('editor'))).statusCode).toBe(403);
  expect((await send(id, { type: 'seeker.keepData' })).statusCode).toBe(200);
  await pass(2);
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'deactivated', anonymiseAt: null });
});

test('after it was carried out no column of any table and no stored file names the person; what broke off before left all as it was', async () => {
  const { id, open, closed, eventId } = traces;
  await api.database.pool.query('UPDATE seekers SET email_refused_at = now() WHERE id = $1', [id]);
  expect((await leave(id)).statusCode).toBe(200);
  expect((await send(id, { ...wish, note: 'خزيمة الدويحسي يطلب حذف بياناته' })).statusCode).toBe(200);
  const before = await columnsWith(api.database);
  for (const column of everywhere) expect(before).toContain(column);
  expect(await filesWith(dataDir)).toHaveLength(3);

  await pass(anonymisationDays);
  await api.database.pool.query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone'; END $$;
    CREATE TRIGGER break_off BEFORE INSERT ON audit_events FOR EACH ROW WHEN (NEW.event = 'application.withdraw') EXECUTE FUNCTION break_off()`);
  await expect(sweepResources(api.deps, { swept: [api.deps.resources.seekers] })).rejects.toThrow('gone');
  expect(await columnsWith(api.database)).toEqual(before);
  await api.database.pool.query('DROP TRIGGER break_off ON audit_events');

  await sweepResources(api.deps);
  await sweepFiles({ ...api.deps, clock: () => new Date(Date.now() + 2 * 3_600_000) });
  expect(await columnsWith(api.database)).toEqual([]);
  expect(await filesWith(dataDir)).toEqual([]);

  const left = await view(id);
  expect(left).toMatchObject({
    id,
    state: 'anonymised',
    email: null,
    mobile: null,
    nationalId: null,
    applicationsCount: 0,
    emailRefusedAt: null,
  });
  expect((await api.call('GET', `/api/v1/events/${eventId}`, { as: admin })).json().registeredCount).toBe(0);
  expect((await api.call('GET', `/api/v1/applications/${open}`, { as: admin })).json()).toMatchObject({
    state: 'rejected',
    rejection: { by: 'seeker' },
    interviewState: 'cancelled',
  });
  expect((await api.call('GET', `/api/v1/applications/${closed}`, { as: admin })).json()).toMatchObject({
    coverNote: null,
    rejection: { by: 'staff', reason: 'other', note: null },
  });
  const { items } = (await api.call('GET', `/api/v1/seekers/${id}/activity`, { as: admin })).json();
  expect(items.find(({ event }: { event: string }) => event === 'seeker.anonymise')).toMatchObject({ isErased: true });
  const headers = { 'if-match': `"v${left.version}"` };
  const edited = await api.call('PATCH', `/api/v1/seekers/${id}`, { as: admin, body: { headline: 'x' }, headers });
  expect(edited.json().reason).toBe('wrongState');
  for (const type of ['seeker.reactivate', 'seeker.keepData', 'seeker.anonymise'])
    expect((await send(id, { ...wish, type, ...(type === wish.type ? {} : { reason: undefined }) })).statusCode).toBe(
      409,
    );
  const verdict = await verifyAudit(api.database.orm, api.deps.keys.audit, dataDir);
  expect(verdict.findings).toEqual([]);
});
