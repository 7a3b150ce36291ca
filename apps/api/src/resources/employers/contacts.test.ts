import type { Employer } from '@diwan/api-contract/resources/employers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectsOf } from '#resources/mails/subjects.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

type Contact = Employer['contacts'][number];
const contact = (nth: number, row: Partial<Contact> = {}): Contact => ({
  id: `0190a000-0000-7000-8000-0000000000d${nth}`,
  name: 'سارة العتيبي',
  title: null,
  email: `contact${nth}@horizon.example`,
  mobile: `+96650000000${nth}`,
  isPrimary: nth === 1,
  canPost: true,
  ...row,
});
const [first, second] = [contact(1), contact(2, { mobile: null })];
const employer = () => records.employer({ contacts: [first, second] });
const view = async (id: string): Promise<Employer> => (await api.call('GET', `/api/v1/employers/${id}`, { as })).json();
async function edit(id: string, contacts: unknown) {
  const headers = { 'if-match': `"v${(await view(id)).version}"` };
  return api.call('PATCH', `/api/v1/employers/${id}`, { as, body: { contacts }, headers });
}
const stored = async (id: string): Promise<Contact[]> =>
  (await api.database.pool.query('SELECT contacts FROM employers WHERE id = $1', [id])).rows[0].contacts;

test('contacts are read masked, and one part of one of them is revealed with a reason that the log keeps', async () => {
  const { id } = await employer();
  expect((await view(id)).contacts).toMatchObject([
    { email: 'c•••@horizon.example', mobile: '••••••••••001' },
    { email: 'c•••@horizon.example', mobile: null },
  ]);
  const asked = { resource: 'employers', id, field: 'contacts.email', row: second.id, reason: 'To call them' };
  const revealed = await api.call('POST', '/api/v1/pii/reveal', { as, body: asked });
  expect(revealed.json().value).toBe(second.email);
  const { rows } = await api.database.pool.query(
    "SELECT diff FROM audit_events WHERE event = 'pii.revealed' AND entity_id = $1",
    [id],
  );
  expect(rows[0].diff).toMatchObject([{ path: `contacts.${second.id}.email` }]);
});

test('what comes back masked stays as it is, wherever its row has gone, and only what was written changes', async () => {
  const { id } = await employer();
  const [one, other] = (await view(id)).contacts;
  const changed = { ...other!, name: 'خالد القحطاني', email: 'khalid@horizon.example' };
  const saved = await edit(id, [changed, one]);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await stored(id)).toEqual([{ ...second, name: 'خالد القحطاني', email: 'khalid@horizon.example' }, first]);
  const { body } = await api.call('GET', `/api/v1/employers/${id}/activity`, { as });
  expect(body).toContain('خالد القحطاني');
  for (const secret of [first.email, first.mobile!, 'khalid@horizon.example']) expect(body).not.toContain(secret);
});

test('a mask is no value for a contact that nobody has read, and one that is written must be one', async () => {
  const { id } = await employer();
  const [one] = (await view(id)).contacts;
  const stranger = await edit(id, [one, { ...contact(3), email: one!.email }]);
  expect(stranger.json().errors).toMatchObject([{ path: 'contacts.1.email' }]);
  const wrong = await edit(id, [{ ...one, mobile: '12' }]);
  expect(wrong.json().errors).toMatchObject([{ path: 'contacts.0.mobile', code: 'invalidPhone' }]);
  expect(await stored(id)).toEqual([first, second]);
});

test('exactly one contact is the primary one, to whom mails go', async () => {
  const { id } = await employer();
  for (const primary of [
    [false, false],
    [true, true],
  ]) {
    const contacts = [first, second].map((each, index) => ({ ...each, isPrimary: primary[index] }));
    expect((await edit(id, contacts)).json().errors).toMatchObject([{ path: 'contacts', code: 'onePrimaryContact' }]);
  }
  const mail = await records.mail({ employerId: id, template: 'employerModerated' });
  const address = async () => (await subjectsOf([mail], { tx: api.database.orm }))[0]!.email;
  expect(await address()).toBe(first.email);
  await edit(id, [{ ...second, isPrimary: true }]);
  expect(await address()).toBe(second.email);
  await edit(id, []);
  expect(await address()).toBe('jobs@horizon.example');
});
