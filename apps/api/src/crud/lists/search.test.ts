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

async function find(path: string, q: string): Promise<string[]> {
  const answer = await api.call('GET', `/api/v1/${path}?q=${encodeURIComponent(q)}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items.map(({ id }: { id: string }) => id);
}

test('T132 a person is found by any spelling of the name, by number, and by an e-mail or a phone number as a whole', async () => {
  const name = { ar: { first: 'أحمد', father: 'مُؤمن', family: 'الفاطِمة' }, en: { first: 'Ahmad', family: 'Alfatima' } };
  const { id, number } = await records.seeker({ name, mobile: '+966551234567', email: 'ahmad.search@mail.example' });
  await records.seeker({ name: { ar: { first: 'حمد', family: 'سالم' } }, mobile: '+966559999999' });
  for (const q of [
    'احمد',
    'إحمد',
    'أحـــمد',
    'مومن',
    'الفاطمه',
    'احمد الفاطمة',
    'الفاطمة AHMAD',
    '٠٥٥١٢٣٤٥٦٧',
    '+966551234567',
    'Ahmad.Search@mail.example',
    number,
  ]) {
    expect(await find('seekers', q), q).toEqual([id]);
  }
  const application = await records.application();
  expect(await find('applications', application.number.toLowerCase())).toEqual([application.id]);
});

test('what has a meaning in LIKE, SQL or JSON is searched for as it stands', async () => {
  const { id } = await records.skill({ name: { ar: 'خصم 100%_\\ \' "' } });
  await records.skill({ name: { ar: 'خصم 1000' } });
  for (const q of ['100%', '100%_', '%_\\', "'", '"']) expect(await find('skills', q), q).toEqual([id]);
  for (const q of ['\0', '\uD800', '%%%', "'; drop table skills --"]) {
    expect(
      (await api.call('GET', `/api/v1/skills?q=${q === '\uD800' ? '%ED%A0%80' : encodeURIComponent(q)}`, { as }))
        .statusCode,
    ).toBeLessThan(500);
  }
  expect((await api.call('GET', `/api/v1/skills?q=${'x'.repeat(101)}`, { as })).statusCode).toBe(422);
});

test('personal data is masked in every answer', async () => {
  const seeker = await records.seeker({
    nationalId: '6789',
    email: 'salma.secret@mail.example',
    mobile: '+966551112233',
  });
  const { id: employerId } = await records.employer({ mobile: '+966554445566' });
  const [viewed, listed] = await Promise.all([
    api.call('GET', `/api/v1/seekers/${seeker.id}`, { as }),
    api.call('GET', '/api/v1/seekers?limit=1000', { as }),
  ]);
  expect(viewed.json()).toMatchObject({
    nationalId: '••••••6789',
    email: 's•••@mail.example',
    mobile: '••••••••••233',
  });
  for (const { body } of [viewed, listed, await api.call('GET', `/api/v1/employers/${employerId}`, { as })]) {
    for (const secret of ['salma.secret', '551112233', '554445566']) expect(body).not.toContain(secret);
  }
});

test('namesakes are told apart by their number and more, in the language in use', async () => {
  const title = { ar: 'أمين صندوق', en: 'Cashier' };
  const employers = await Promise.all(
    ['الواحة', 'النخيل'].map((ar) => records.employer({ name: { ar }, cityId: 'jeddah' })),
  );
  const posts = await Promise.all(employers.map(({ id: employerId }) => records.jobPost({ title, employerId })));
  const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();
  const options: { id: string; hint: unknown }[] = await read(`job-posts/options?q=${encodeURIComponent(title.ar)}`);
  for (const [index, { id, number }] of posts.entries()) {
    const hint = `${number} · ${employers[index]!.name.ar}`;
    expect(options.find((option) => option.id === id)?.hint).toEqual({
      ar: `${hint} · الرياض · مسودة`,
      en: `${hint} · Riyadh · Draft`,
    });
  }
  const [employer] = await read(`employers/options?ids=${employers[0]!.id}`);
  expect(employer.hint).toEqual({ ar: `${employers[0]!.number} · جدة`, en: `${employers[0]!.number} · Jeddah` });
  const { id: industryId, name } = await records.industry();
  const job = await records.jobTitle({ industryId });
  const [offered] = await read(`job-titles/options?ids=${job.id}`);
  expect(offered.hint).toEqual(name);
});

test('options offer what may be chosen, and name what was chosen', async () => {
  const active = await records.skill({ name: { ar: 'نجارة الأثاث', en: 'Joinery' } });
  const inactive = await records.skill({ name: { ar: 'نجارة السفن' }, state: 'inactive' });
  const options = async (query: string) => (await api.call('GET', `/api/v1/skills/options?${query}`, { as })).json();
  expect(await options(`q=${encodeURIComponent('نجاره')}`)).toEqual([
    { id: active.id, label: { ar: 'نجارة الأثاث', en: 'Joinery' } },
  ]);
  expect((await options(`ids=${active.id},${inactive.id}`)).map(({ id }: { id: string }) => id)).toEqual([
    active.id,
    inactive.id,
  ]);
  expect((await api.call('GET', '/api/v1/skills/options?ids=1', { as })).statusCode).toBe(422);
});
