import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const ask = (query: Record<string, string>, path = 'skills') =>
  api.call('GET', `/api/v1/${path}/uniqueness?${new URLSearchParams(query)}`, { as });

test('MSG-15 a name is known to be taken before it is saved, in any spelling of it, and not by the record itself', async () => {
  const { id } = await recordsIn(api.database).skill({ name: { ar: 'إدارة الأعمال', en: 'Management' } });
  const taken = { error: { path: 'name.ar', code: 'skillExists' } };
  for (const value of ['إدارة الأعمال', 'ادارة الاعمال', ' إدارةُ الأعمـال '])
    expect((await ask({ field: 'name.ar', value })).json(), value).toEqual(taken);
  expect((await ask({ field: 'name.en', value: 'management' })).json().error.path).toBe('name.en');
  expect((await ask({ field: 'name.ar', value: 'إدارة الأعمال', except: id })).json()).toEqual({ error: null });
  expect((await ask({ field: 'name.ar', value: 'إدارة المخازن' })).json()).toEqual({ error: null });
  expect((await ask({ field: 'name.ar', value: 'إدارة الأعمال' }, 'industries')).json()).toEqual({ error: null });
});

test('only the fields that are unique can be asked about, and only by who may write', async () => {
  for (const query of [
    { field: 'code', value: 'x' },
    { field: 'name.ar' },
    { field: 'name.ar', value: 'x', more: '1' },
  ])
    expect([400, 422]).toContain((await ask(query as Record<string, string>)).statusCode);
  expect((await ask({ field: 'name.ar', value: '\u200f' })).statusCode).toBeLessThan(500);
  expect((await ask({ field: 'name.ar', value: 'x', except: randomUUID() })).json()).toEqual({ error: null });
  expect((await api.call('GET', '/api/v1/skills/uniqueness?field=name.ar&value=x')).statusCode).toBe(401);
});
