import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
let as: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

interface Group {
  area: string;
  hits: { id: string; label: { ar: string }; hint: { ar: string; en?: string } | null }[];
  hasMore: boolean;
}

async function find(q: string): Promise<Group[]> {
  const answer = await api.call('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, { as });
  expect(answer.statusCode).toBe(200);
  return answer.json().groups;
}

test('a person is found in every area, in another spelling, by number, and by a whole e-mail or mobile', async () => {
  const records = recordsIn(api.database);
  const name = { first: 'أحمد', family: 'الزهراني' };
  const seeker = await records.seeker({ name: { ar: name }, email: 'ahmad.z@example.com', mobile: '+966551234567' });
  const application = await records.application({ seekerId: seeker.id });
  const where = (groups: Group[]) => groups.map(({ area, hits }) => [area, ...hits.map(({ id }) => id)]);

  expect(where(await find('احمد الزهرانى'))).toEqual([
    ['applications', application.id],
    ['seekers', seeker.id],
  ]);
  for (const q of ['ahmad.z@example.com', '٠٥٥١٢٣٤٥٦٧', '+966551234567']) {
    expect(where(await find(q)), q).toEqual([['seekers', seeker.id]]);
  }
  for (const q of ['ahmad.z', 'ahmad.z@', '055123456', '551234', '1234567']) expect(await find(q), q).toEqual([]);
  const [byNumber] = await find(application.number);
  expect(byNumber?.hits[0]?.label.ar).toContain('الزهراني');
  expect(byNumber?.hits[0]?.hint?.ar).toContain(`${application.number} · `);
});

test('names that begin with the text come first; beyond six it says that there are more', async () => {
  const records = recordsIn(api.database);
  await records.skill({ name: { ar: 'في آخره نجارة' } });
  const first = await records.skill({ name: { ar: 'نجارة الأثاث' } });
  const [group] = await find('نجارة');
  expect([group?.area, group?.hits[0]?.id, group?.hasMore]).toEqual(['skills', first.id, false]);
  for (const letter of 'ABCDEF') await records.skill({ name: { ar: `نجارة ${letter}` } });
  const [more] = await find('نجارة');
  expect([more?.hits.length, more?.hasMore]).toEqual([6, true]);
});

test.each(['', 'a', '%', 'x'.repeat(101)])('“%s” is refused, wildcards are text', async (q) => {
  const answer = await api.call('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, { as });
  expect(answer.statusCode).toBe(422);
  expect(await find('%_%')).toEqual([]);
});
