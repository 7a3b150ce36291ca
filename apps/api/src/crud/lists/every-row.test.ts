import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoApp } from '#test/demo-app.ts';
import { recordsIn } from '#test/records.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';

type Read = Record<string, unknown> & { id: string; availableEvents: { reason?: string }[] };

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createDemoApp(0.02);
  as = await api.signIn();
});
afterAll(() => api.close());

const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test.each(Object.keys(resources) as ResourceKey[])(
  'NAV-09 a page of %s shows what its records hold, in half the bytes or in a kilobyte each',
  async (key) => {
    const { path, row, record } = resources[key];
    const fields = Object.keys(row.shape);
    expect(Object.keys(record.shape)).toEqual(expect.arrayContaining(fields));
    const page: Read[] = (await read(`${path}?limit=25`)).items;
    // A record that was merged is read as the one that it became.
    const rows = page.filter(({ state }) => state !== 'merged');
    const { total } = await read(`${path}/counts`);
    expect(total.value, `apps/api/src/resources/${path}/resource.ts has no demo data: seed`).toBeGreaterThan(0);
    expect(page).toHaveLength(Math.min(25, total.value));
    const records: Read[] = await Promise.all(rows.map(({ id }) => read(`${path}/${id}`)));
    const expected = records.map((each) => ({
      ...Object.fromEntries(fields.map((field) => [field, each[field]])),
      availableEvents: each.availableEvents.filter(({ reason }) => reason !== 'wrongState'),
    }));
    expect(rows).toEqual(expected);
    expect(bytesOf(rows)).toBeLessThan(Math.max(bytesOf(records) / 2, 1_000 * rows.length));
  },
);

test('2,000 notes on an applicant weigh nothing in a page of applicants, nor on the board', async () => {
  const application = await recordsIn(api.database).application();
  const pages = ['applications', 'applications/board'].map((path) => `${path}?jobPost=${application.jobPostId}`);
  const weigh = async () => Promise.all(pages.map(async (page) => bytesOf(await read(page))));
  const before = await weigh();
  await api.database.pool.query(
    `INSERT INTO record_notes (id, version, resource, record_id, title, text, author, created_at, updated_at)
     SELECT gen_random_uuid(), 1, 'applications', $1, 'title', repeat('note ', 100), $2, now(), now()
     FROM generate_series(1, 2000)`,
    [application.id, JSON.stringify({ type: 'staff', id: as.user.id, name: as.user.name })],
  );
  expect((await read(`applications/${application.id}`)).notes).toHaveLength(2_000);
  expect(await weigh()).toEqual(before);
});
