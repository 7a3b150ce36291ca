import type { TalentListEntry } from '@diwan/api-contract/resources/talent-list-entries';
import type { TalentList } from '@diwan/api-contract/resources/talent-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const lists = '/api/v1/talent-lists';
const entries = '/api/v1/talent-list-entries';
const post = (path: string, body: object) => api.call('POST', path, { as, body });
const get = async (path: string) => (await api.call('GET', path, { as })).json();

async function addList(name = 'المقابلة الثانية', employerId?: string): Promise<TalentList> {
  const body = { name, employerId: employerId ?? (await records.employer()).id };
  const answer = await post(lists, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const addTo = async ({ id: listId }: TalentList, seekerId?: string) =>
  post(entries, { listId, seekerId: seekerId ?? (await records.seeker()).id, source: 'search', note: null });

async function send(path: string, id: string, type: string) {
  const { version } = await get(`${path}/${id}`);
  return api.call('POST', `${path}/${id}/events`, { as, body: { type }, headers: { 'if-match': `"v${version}"` } });
}

test('ROUTE-18 a shortlist counts who is on it by stage, and leads to exactly these', async () => {
  const list = await addList();
  const other = await addList('مناصب قيادية', list.employerId);
  const added: TalentListEntry[] = [];
  for (const each of [list, list, list, other]) added.push((await addTo(each)).json());
  await send(entries, added[0]!.id, 'talentListEntry.contact');
  await send(entries, added[1]!.id, 'talentListEntry.shortlist');

  const { items } = await get(`${lists}?employer=${list.employerId}&sort=createdAt`);
  expect(items.map(({ name, stages }: TalentList) => [name, stages])).toEqual([
    ['المقابلة الثانية', { saved: 1, contacted: 1, shortlisted: 1 }],
    ['مناصب قيادية', { saved: 1, contacted: 0, shortlisted: 0 }],
  ]);
  const on = async (query: string) =>
    (await get(`${entries}?${query}&sort=createdAt`)).items.map(({ id }: TalentListEntry) => id);
  const ids = added.map(({ id }) => id);
  expect(await on(`list=${list.id}`)).toEqual(ids.slice(0, 3));
  expect(await on(`employer=${list.employerId}`)).toEqual(ids);
  expect(await on(`list=${list.id}&state=shortlisted`)).toEqual([ids[1]]);
});

test('ROUTE-19 whoever is contacted is known to the employer from then on; who was put back stays known', async () => {
  const { id, unlockedAt } = (await addTo(await addList())).json();
  expect(unlockedAt).toBeNull();
  const contacted = (await send(entries, id, 'talentListEntry.contact')).json();
  expect(contacted).toMatchObject({ state: 'contacted', unlockedAt: expect.any(String) });
  const back = (await send(entries, id, 'talentListEntry.putBack')).json();
  expect(back).toMatchObject({ state: 'saved', unlockedAt: contacted.unlockedAt });
  const unlocked = await get(`${entries}?isUnlocked=true&list=${back.listId}`);
  expect(unlocked.items).toHaveLength(1);
});

test('an employer has no two lists that read the same, and nobody is on a list twice', async () => {
  const list = await addList('إدارة المبيعات');
  const again = await post(lists, { employerId: list.employerId, name: 'اداره المبيعـات' });
  expect(again.json()).toMatchObject({ code: 'duplicate', errors: [{ path: 'name', code: 'nameExists' }] });
  await addList('إدارة المبيعات');
  const { seekerId } = (await addTo(list)).json();
  expect((await addTo(list, seekerId)).json()).toMatchObject({
    code: 'duplicate',
    errors: [{ path: 'seekerId', code: 'alreadyListed' }],
  });
});

test('nobody comes onto an archived list or moves on it, until it is reopened', async () => {
  const list = await addList();
  const { id } = (await addTo(list)).json();
  await send(lists, list.id, 'talentList.archive');
  expect((await addTo(list)).json().errors).toEqual([{ path: 'listId', code: 'listArchived' }]);
  expect((await send(entries, id, 'talentListEntry.shortlist')).json()).toMatchObject({ reason: 'listArchived' });
  await send(lists, list.id, 'talentList.reopen');
  expect((await send(entries, id, 'talentListEntry.shortlist')).json().state).toBe('shortlisted');
});

test('a list is removed once nobody is on it; one that changes hands takes its people along', async () => {
  const list = await addList();
  const entry = (await addTo(list)).json();
  const other = await records.employer();
  const headers = (version: number) => ({ 'if-match': `"v${version}"` });
  const moved = await api.call('PATCH', `${lists}/${list.id}`, {
    as,
    body: { employerId: other.id },
    headers: headers(list.version),
  });
  expect((await get(`${entries}/${entry.id}`)).employer.id).toBe(other.id);
  const remove = (path: string, version: number) => api.call('DELETE', path, { as, headers: headers(version) });
  const refused = await remove(`${lists}/${list.id}`, moved.json().version);
  expect(refused.json().references).toEqual([{ resource: 'talent-list-entries', count: 1 }]);
  expect((await remove(`${entries}/${entry.id}`, entry.version)).statusCode).toBe(204);
  expect((await remove(`${lists}/${list.id}`, moved.json().version)).statusCode).toBe(204);
});

test('what does not exist is told at its field', async () => {
  const list = await addList();
  const nobody = list.id;
  expect((await addTo(list, nobody)).json().errors).toEqual([{ path: 'seekerId', code: 'invalidChoice' }]);
  const answer = await post(lists, { employerId: nobody, name: 'قائمة' });
  expect(answer.json().errors).toEqual([{ path: 'employerId', code: 'invalidChoice' }]);
});
