import { randomUUID } from 'node:crypto';
import type { Application } from '@diwan/api-contract/resources/applications';
import { type Role, roles } from '@diwan/api-contract/values/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let people: Record<Role, TestSession>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  people = { admin: await api.signIn('admin'), editor: await api.signIn('editor') };
});
afterAll(() => api.close());

const path = '/api/v1/applications';
const [colleague] = demoStaff.colleagues;

async function send(id: string, event: object, as = people.editor) {
  const { version } = (await api.call('GET', `${path}/${id}`, { as })).json();
  return api.call('POST', `${path}/${id}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}
const found = async (query: string): Promise<string[]> => {
  const answer = await api.call('GET', `${path}?${query}`, { as: people.editor });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items.map(({ id }: Application) => id);
};

test.each(roles)('an %s assigns, rates and tags a candidate, and notes a contact, in whatever status', async (role) => {
  for (const state of ['pending', 'rejected', 'recruited'] as const) {
    const { id } = await records.application({ state, tags: ['قديم'] });
    const as = people[role];
    const at = '2026-05-01T08:00:00.000Z';
    await send(id, { type: 'application.assign', assignee: colleague.id }, as);
    await send(id, { type: 'application.rate', rating: 4 }, as);
    await send(id, { type: 'application.tag', tags: ['قديم', 'متاح فورًا'], how: 'add' }, as);
    const noted = await send(id, { type: 'application.noteContact', lastContactAt: at }, as);
    expect(noted.json(), noted.body).toMatchObject({
      state,
      rating: 4,
      tags: ['قديم', 'متاح فورًا'],
      assignee: { id: colleague.id, name: colleague.name },
    });
    expect(Date.parse(noted.json().lastContactAt)).toBe(Date.parse(at));
    const replaced = await send(id, { type: 'application.tag', tags: [], how: 'replace' }, as);
    expect(replaced.json().tags).toEqual([]);
  }
});

test('nobody is assigned who does not work here, and no rating is beyond five stars', async () => {
  const { id } = await records.application();
  const unknown = await send(id, { type: 'application.assign', assignee: randomUUID() });
  expect(unknown.json()).toMatchObject({ status: 422, errors: [{ path: 'assignee', code: 'unknownReference' }] });
  expect((await send(id, { type: 'application.rate', rating: 6 })).statusCode).toBe(422);
});

test('applicants are found by assignee, interview, offer, skill, salary, and who rejected them and why', async () => {
  const skill = await records.skill();
  const seeker = await records.seeker({ skills: [{ id: skill.id, level: 'expert' }] });
  const rejection = { reason: 'time_not_suitable', note: null, from: 'pending', mail: 'none', mailAt: null } as const;
  const { id } = await records.application({
    state: 'rejected',
    seekerId: seeker.id,
    assignee: { id: colleague.id, name: colleague.name },
    interviewState: 'no_show',
    offerState: 'declined',
    expectedSalary: 4_321_000,
    rejection: { ...rejection, by: 'employer', at: '2026-05-01T08:00:00.000Z' },
  });
  const others = await records.application({ expectedSalary: 100_000 });
  for (const query of [
    `assignee=${colleague.id}&state=rejected`,
    'interviewState=no_show',
    'offerState=declined',
    `skill=${skill.id}`,
    'expectedSalaryMin=4321000&expectedSalaryMax=4321000',
    'rejectedBy=employer',
    'rejectionReason=time_not_suitable',
  ]) {
    const ids = await found(query);
    expect(ids, query).toContain(id);
    expect(ids, query).not.toContain(others.id);
  }
});

test('colleagues are named by their ids, those who have left too', async () => {
  const [, left] = demoStaff.colleagues;
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE id = $1", [left.id]);
  const answer = await api.call('GET', `/api/v1/staff/options?ids=${left.id}`, { as: people.editor });
  expect(answer.json()).toEqual([{ id: left.id, label: { ar: left.name }, image: null }]);
});
