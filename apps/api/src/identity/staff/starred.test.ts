import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn();
});
afterAll(() => api.close());

const star = (path: string) =>
  api.call('PUT', '/api/v1/me/preferences', { as, body: { ...defaultPreferences, starred: [path] } });

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/a//evil.example',
  '/../evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/\u202egpj.exe',
  '',
])('“%s” can’t be starred: it is no page of the product', async (path) => {
  expect((await star(path)).statusCode).toBe(422);
});

test.each(['/dashboard', '/job_post/list', '/seekers/view/01900000-0000-7000-8000-000000000001', '/pages/faq'])(
  '“%s” can be starred',
  async (path) => {
    expect((await star(path)).json().starred).toEqual([path]);
  },
);
