import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { hidden } from '@diwan/api-contract/values/mask';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nationalId as nationalIdOf } from '#seeding/identifiers.ts';
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

const view = async (id: string): Promise<Seeker> => (await api.call('GET', `/api/v1/seekers/${id}`, { as })).json();

async function edit(id: string, body: object) {
  const { version } = await view(id);
  return api.call('PATCH', `/api/v1/seekers/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
}
const errorsOf = async (id: string, body: object) => (await edit(id, body)).json().errors;
const found = async (path: string, q: string) => {
  const { items } = (await api.call('GET', `/api/v1/${path}?q=${encodeURIComponent(q)}`, { as })).json();
  return items.map(({ id }: { id: string }) => id);
};
const inJournal = async (id: string) => (await api.call('GET', `/api/v1/seekers/${id}/activity`, { as })).body;

test('ROUTE-24 whoever is renamed is found by the new name, by that of their applications too, and by the old one no more', async () => {
  const { id } = await records.seeker({ name: { ar: { first: 'غيداء', family: 'المطلقي' } } });
  const application = await records.application({ seekerId: id });
  const renamed = await edit(id, { name: { ar: { first: 'غيداء', father: 'صالح', family: 'الشهري' } } });
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect([await found('seekers', 'الشهري'), await found('applications', 'الشهري')]).toEqual([[id], [application.id]]);
  expect([await found('seekers', 'المطلقي'), await found('applications', 'المطلقي')]).toEqual([[], []]);
  expect(await errorsOf(id, { name: { ar: { first: '', family: 'الشهري' } } })).toMatchObject([
    { path: 'name.ar.first', code: 'required' },
  ]);
});

test('ROUTE-24 a masked value is written whole or not at all, found by what it is now, and never told in the journal', async () => {
  const { id } = await records.seeker();
  const id10 = nationalIdOf(true, 77);
  const disability = 'ضعف في السمع';
  const body = { nationalId: id10, mobile: '+966559911223', email: 'New.Name@Mail.example', disability };
  const changed = await edit(id, { ...body, birthDate: '1990-07-19' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json()).toMatchObject({
    nationalId: hidden.repeat(6) + id10.slice(-4),
    email: `n${hidden.repeat(3)}@mail.example`,
    disability: hidden.repeat(6),
    birthDate: `1990-${hidden.repeat(2)}-${hidden.repeat(2)}`,
  });
  for (const q of [id10, '0559911223', 'new.name@mail.example']) expect(await found('seekers', q), q).toEqual([id]);
  const reveal = (field: string) =>
    api.call('POST', '/api/v1/pii/reveal', { as, body: { resource: 'seekers', id, field, reason: 'to check it' } });
  expect((await reveal('nationalId')).json().value).toBe(id10);
  expect((await reveal('disability')).json().value).toBe(disability);
  const journal = await inJournal(id);
  for (const secret of [id10.slice(-4), '9911223', 'new.name', disability, '07-19'])
    expect(journal).not.toContain(secret);

  const again = await edit(id, { nationalId: id10 });
  expect(again.json().nationalId).toBe(changed.json().nationalId);

  const masked = changed.json();
  for (const [field, code] of [
    ['nationalId', 'invalidNationalId'],
    ['mobile', 'invalidPhone'],
    ['email', 'invalidEmail'],
  ] as const)
    expect(await errorsOf(id, { [field]: masked[field] }), field).toMatchObject([{ path: field, code }]);
  const emptied = await edit(id, { nationalId: null });
  expect(emptied.json().nationalId).toBeNull();
  expect(await found('seekers', id10)).toEqual([]);
});

test('what nobody else may have is told at its field: e-mail in any letters, mobile, national id', async () => {
  const other = await records.seeker({ email: 'taken@mail.example', mobile: '+966551112223' });
  await edit(other.id, { nationalId: nationalIdOf(true, 78) });
  const { id } = await records.seeker();
  expect(await errorsOf(id, { email: 'TAKEN@mail.example' })).toEqual([{ path: 'email', code: 'emailTaken' }]);
  expect(await errorsOf(id, { mobile: '+966551112223' })).toEqual([{ path: 'mobile', code: 'mobileTaken' }]);
  expect(await errorsOf(id, { nationalId: nationalIdOf(true, 78) })).toEqual([
    { path: 'nationalId', code: 'nationalIdTaken' },
  ]);
});

test('a new mobile, e-mail or id is one that nobody has verified', async () => {
  const at = '2026-01-01T09:00:00.000000Z';
  const { id } = await records.seeker({ mobileVerifiedAt: at, emailVerifiedAt: at, verifiedIdAt: at });
  await edit(id, { district: 'حي النرجس' });
  expect(await view(id)).toMatchObject({ district: 'حي النرجس' });
  expect(Object.values(await verifiedOf(id))).not.toContain(null);
  await edit(id, { mobile: '+966553334445' });
  expect(await verifiedOf(id)).toMatchObject({ mobileVerifiedAt: null, emailVerifiedAt: expect.any(String) });
  await edit(id, { email: 'another@mail.example', nationalId: nationalIdOf(true, 79) });
  expect(await verifiedOf(id)).toEqual({ mobileVerifiedAt: null, emailVerifiedAt: null, verifiedIdAt: null });
});

async function verifiedOf(id: string) {
  const { mobileVerifiedAt, emailVerifiedAt, verifiedIdAt } = await view(id);
  return { mobileVerifiedAt, emailVerifiedAt, verifiedIdAt };
}

test('MSG-06 MSG-15 what does not fit is refused: ages, ids of another nationality, a skill twice, no employment type', async () => {
  const { id } = await records.seeker({ nationality: 'SA' });
  const skill = await records.skill();
  const twice = [skill.id, skill.id].map((each) => ({ id: each, level: 'expert' }));
  const young = `${new Date().getFullYear() - 12}-01-01`;
  for (const [body, path, code] of [
    [{ employmentTypes: [] }, 'employmentTypes', 'employmentTypeRequired'],
    [{ skills: twice }, 'skills.1.id', 'skillExists'],
    [{ birthDate: young }, 'birthDate', 'ageOutOfRange'],
    [{ birthDate: '1940-01-01' }, 'birthDate', 'ageOutOfRange'],
    [{ nationalId: '1234567890' }, 'nationalId', 'invalidNationalId'],
    [{ nationalId: nationalIdOf(false, 80) }, 'nationalId', 'idOfOtherNationality'],
    [{ portfolioUrls: [{ url: 'http://mine.example' }] }, 'portfolioUrls.0.url', 'invalidUrl'],
  ] as const)
    expect(await errorsOf(id, body), JSON.stringify(body)).toMatchObject([{ path, code }]);
});

test('skills and industries that a profile names are counted where they are, and the profile is as complete as it says', async () => {
  const { id, completeness } = await records.seeker();
  const skill = await records.skill();
  const industry = await records.industry();
  const usesOf = async (table: string, term: string) =>
    (await api.database.pool.query(`SELECT usage_count AS uses FROM ${table} WHERE id = $1`, [term])).rows[0].uses;
  const edited = await edit(id, { skills: [{ id: skill.id, level: 'expert' }], industries: [{ id: industry.id }] });
  expect([await usesOf('skills', skill.id), await usesOf('industries', industry.id)]).toEqual([1, 1]);
  expect(edited.json().completeness).toBe(completeness + 20);
});
