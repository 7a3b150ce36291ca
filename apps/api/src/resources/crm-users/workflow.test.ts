import type { CrmUser, CrmUserEvent } from '@diwan/api-contract/resources/crm-users';
import { crmRoles, crmTeams, crmUserStates } from '@diwan/api-contract/values/records/crm-user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { employersTable } from '#resources/employers/table.ts';
import { providersTable } from '#resources/providers/table.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addCrmUser } from '#test/marketplace/crm-user-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { crmUsersTable } from './table.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
});
afterAll(() => api.close());

const path = (id: string) => `/api/v1/crm-users/${id}`;
const view = async (id: string): Promise<CrmUser> => (await api.call('GET', path(id), { as })).json();
async function send(id: string, event: CrmUserEvent, by = as) {
  const { version } = await view(id);
  return api.call('POST', `${path(id)}/events`, { as: by, body: event, headers: { 'if-match': `"v${version}"` } });
}

/** Somebody with an employer and a provider. */
async function addOwner() {
  const owner = await addCrmUser(api.database);
  const employer = await recordsIn(api.database).employer({ crmUserId: owner.id });
  const provider = await addProvider(api.database, { crmUserId: owner.id });
  return { owner, employer, provider };
}

test('ROUTE-65 whoever leaves hands over all of their customers, and both journals tell of it', async () => {
  const { owner, employer, provider } = await addOwner();
  const successor = await addCrmUser(api.database, { name: 'ريم القحطاني' });
  expect(await view(owner.id)).toMatchObject({ employersCount: 1, providersCount: 1 });
  expect((await send(owner.id, { type: 'crmUser.offboard' })).json().reason).toBe('bookNotReassigned');
  expect((await send(owner.id, { type: 'crmUser.offboard', successor: owner.id })).json().reason).toBe('samePerson');
  const gone = await addCrmUser(api.database, { state: 'left' });
  expect((await send(owner.id, { type: 'crmUser.offboard', successor: gone.id })).json().errors).toEqual([
    { path: 'successor', code: 'unknownReference' },
  ]);
  const left = await send(owner.id, { type: 'crmUser.offboard', successor: successor.id });
  expect(left.json()).toMatchObject({ state: 'left', employersCount: 0, providersCount: 0 });
  const { orm } = api.database;
  const [moved] = await orm.select().from(employersTable).where(eq(employersTable.id, employer.id));
  expect(moved).toMatchObject({ crmUserId: successor.id, version: employer.version + 1 });
  const [sold] = await orm.select().from(providersTable).where(eq(providersTable.id, provider.id));
  expect(sold!.crmUserId).toBe(successor.id);
  const activity = (await api.call('GET', `${path(successor.id)}/activity`, { as })).json().items;
  expect(activity[0]).toMatchObject({
    event: 'crmUser.customersTakenOver',
    diff: expect.arrayContaining([{ path: 'employersCount', before: 0, after: 1 }]),
  });
});

test('the customers of somebody who stays are reassigned without them leaving', async () => {
  const { owner } = await addOwner();
  const { id: successor } = await addCrmUser(api.database);
  expect((await send(successor, { type: 'crmUser.reassignCustomers', successor: owner.id })).json().reason).toBe(
    'noCustomers',
  );
  expect((await send(owner.id, { type: 'crmUser.reassignCustomers', successor })).json().state).toBe('active');
  expect(await view(successor)).toMatchObject({ employersCount: 1, providersCount: 1 });
});

test('an employer and a provider are given to whoever works, and found by them', async () => {
  const { id } = await addCrmUser(api.database);
  const { id: invited } = await addCrmUser(api.database, { state: 'invited', acceptedAt: null });
  const provider = await addProvider(api.database);
  const employer = await recordsIn(api.database).employer();
  const give = (of: string, record: { id: string; version: number }, event: object) =>
    api.call('POST', `/api/v1/${of}/${record.id}/events`, {
      as,
      body: event,
      headers: { 'if-match': `"v${record.version}"` },
    });
  const tooEarly = await give('providers', provider, { type: 'provider.assignCrmUser', crmUser: invited });
  expect(tooEarly.json().errors).toEqual([{ path: 'crmUser', code: 'unknownReference' }]);
  const given = await give('providers', provider, { type: 'provider.assignCrmUser', crmUser: id });
  expect(given.json()).toMatchObject({ crmUser: { id } });
  await give('employers', employer, { type: 'employer.assignCrmUser', crmUser: id });
  for (const [of, record] of [
    ['providers', provider],
    ['employers', employer],
  ] as const) {
    const found = (await api.call('GET', `/api/v1/${of}?crmUser=${id}`, { as })).json().items;
    expect(found.map((each: { id: string }) => each.id)).toEqual([record.id]);
  }
});

test('a leave ends by itself after its last day, and somebody stands in until then', async () => {
  const { id } = await addCrmUser(api.database);
  const { id: delegate } = await addCrmUser(api.database);
  api.clock.now = new Date('2026-03-01T09:00:00Z');
  expect((await send(id, { type: 'crmUser.setLeave', until: '2026-02-28', delegate })).json().reason).toBe('untilPast');
  expect((await send(id, { type: 'crmUser.setLeave', until: '2026-03-05', delegate: id })).json().reason).toBe(
    'samePerson',
  );
  const away = await send(id, { type: 'crmUser.setLeave', until: '2026-03-05', delegate });
  expect(away.json()).toMatchObject({ state: 'on_leave', leaveUntil: '2026-03-05', delegate: { id: delegate } });
  api.clock.now = new Date('2026-03-05T20:00:00Z');
  await sweepResources(api.deps);
  expect((await view(id)).state).toBe('on_leave');
  api.clock.now = new Date('2026-03-05T21:30:00Z');
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'active', leaveUntil: null, delegate: null });
});

test('ROUTE-66 ROUTE-67 only administrators add, edit and delete CRM users, and nobody who has worked here is deleted', async () => {
  const draft = {
    name: 'نورة الدوسري',
    email: 'Noura@Sales.example',
    mobile: '+966551234568',
    photo: null,
    employeeNumber: 'CRM-900',
    team: 'enterprise',
    role: 'agent',
    managerId: null,
    regions: ['riyadh'],
    specialists: [],
    languages: ['ar'],
    extension: '21',
    workingHours: [
      { day: 'sun', startsAt: '09:00', endsAt: '17:00' },
      { day: 'sun', startsAt: '18:00', endsAt: '17:00' },
    ],
    commissionBps: 100,
    monthlyTarget: 100_000_00,
  };
  const editor = await api.signIn('editor');
  const add = (body: object, by = as) => api.call('POST', '/api/v1/crm-users', { as: by, body });
  expect((await add(draft, editor)).statusCode).toBe(403);
  expect((await add(draft)).json().errors).toEqual([
    { path: 'workingHours.1.day', code: 'taken' },
    { path: 'workingHours.1.endsAt', code: 'endsBeforeStart' },
  ]);
  const added = (await add({ ...draft, workingHours: [] })).json();
  expect(added).toMatchObject({ state: 'invited', email: 'noura@sales.example' });
  expect((await add({ ...draft, workingHours: [], employeeNumber: 'CRM-901' })).json().errors).toEqual([
    { path: 'email', code: 'emailTaken' },
  ]);
  const headers = { 'if-match': '"v1"' };
  const own = await api.call('PATCH', path(added.id), { as, body: { managerId: added.id }, headers });
  expect(own.json().errors).toEqual([{ path: 'managerId', code: 'unknownReference' }]);
  expect((await api.call('DELETE', path(added.id), { as, headers })).statusCode).toBe(204);

  const worked = await addCrmUser(api.database);
  const kept = await api.call('DELETE', path(worked.id), { as, headers });
  expect(kept.json()).toMatchObject({ status: 409, reason: 'hasWorked' });
  const invited = await addCrmUser(api.database, { state: 'invited', acceptedAt: null });
  await recordsIn(api.database).employer({ crmUserId: invited.id });
  const used = await api.call('DELETE', path(invited.id), { as, headers });
  expect(used.json()).toMatchObject({ code: 'inUse', references: [{ resource: 'employers', count: 1 }] });
});

test('the demo has CRM users in every state, role and team, and customers of those who work', async () => {
  const demo = await createDemoApp(0.05);
  const rows = await demo.database.orm.select().from(crmUsersTable);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(crmUserStates));
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(crmRoles));
  expect(new Set(rows.map(({ team }) => team))).toEqual(new Set(crmTeams));
  const { rows: kept } = await demo.database.pool.query(
    `select u.id from crm_users u join employers e on e.crm_user_id = u.id where u.state in ('invited', 'left')`,
  );
  expect(kept).toEqual([]);
  const { rows: owned } = await demo.database.pool.query('select from providers where crm_user_id is not null');
  expect(owned.length).toBeGreaterThan(3);
  await demo.close();
});
