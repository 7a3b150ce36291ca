import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { readMigrations } from '#db/migrate.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const names = async (q: string) => {
  const { items } = (await api.call('GET', `/api/v1/skills?q=${encodeURIComponent(q)}`, { as })).json();
  return items.map(({ name }: { name: { ar: string } }) => name.ar);
};

test('a term is found by its other names in either language, and each keeps its language', async () => {
  const synonyms = [
    { text: 'أعمال الخشب', language: 'ar' },
    { text: 'Woodwork', language: 'en' },
  ];
  const body = {
    name: { ar: 'نجارة' },
    type: 'technical',
    code: null,
    escoUri: null,
    parentId: null,
    slug: null,
    icon: null,
    externalUri: null,
    synonyms,
  };
  const added = await api.call('POST', '/api/v1/skills', { as, body });
  expect(added.json().synonyms).toEqual(synonyms);
  expect([await names('اعمال الخشب'), await names('woodw')]).toEqual([['نجارة'], ['نجارة']]);
  const wordless = { ...body, name: { ar: 'حدادة' }, synonyms: ['Forging'] };
  expect((await api.call('POST', '/api/v1/skills', { as, body: wordless })).statusCode).toBe(422);
});

test('other names from before they had a language have the one that their letters are of', async () => {
  const { url, drop } = await createTestDatabase();
  const { pool, close } = openDatabase(url);
  for (const table of ['industries', 'job_titles', 'skills'])
    await pool.query(
      `ALTER TABLE ${table} ALTER synonyms DROP DEFAULT, ALTER synonyms TYPE text[] USING '{}', ALTER synonyms SET DEFAULT '{}'`,
    );
  await pool.query(
    `INSERT INTO industries (id, created_by, updated_by, search_key, state, name, ar_key, synonyms) VALUES
      (gen_random_uuid(), '{}', '{}', '', 'active', '{"ar": "أ"}', 'a', ARRAY['نجارة', 'Joinery', 'C++ للمبتدئين']),
      (gen_random_uuid(), '{}', '{}', '', 'active', '{"ar": "ب"}', 'b', '{}')`,
  );
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-synonyms-have-a-language.sql'));
  await pool.query(migration!.text);
  const { rows } = await pool.query('SELECT synonyms FROM industries ORDER BY ar_key');
  expect(rows.map(({ synonyms }) => synonyms)).toEqual([
    [
      { text: 'نجارة', language: 'ar' },
      { text: 'Joinery', language: 'en' },
      { text: 'C++ للمبتدئين', language: 'ar' },
    ],
    [],
  ]);
  await close();
  await drop();
});
