import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const edits = process.env.TEST_LONG ? 10_000 : 2_000;
let api: TestApp;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const draft = (name: string) => ({
  name: { ar: name },
  code: null,
  synonyms: [],
  type: 'technical',
  escoUri: null,
  parentId: null,
  slug: null,
  icon: null,
  externalUri: null,
});
async function addSkill(name: string): Promise<{ id: string; version: number }> {
  const added = await api.call('POST', '/api/v1/skills', { as: editor, body: draft(name) });
  expect(added.statusCode, added.body).toBe(201);
  return added.json();
}

test('T55 without a version a write is refused, with a stale one it is told what is there now', async () => {
  const { id } = await addSkill('سباكة');
  const url = `/api/v1/skills/${id}`;
  const blind = await api.call('PATCH', url, { as: editor, body: { code: 'A' } });
  expect([blind.statusCode, blind.json().code]).toEqual([428, 'versionRequired']);

  const first = await api.call('PATCH', url, { as: editor, body: { code: 'A' }, headers: { 'if-match': '"v1"' } });
  expect([first.statusCode, first.headers.etag]).toEqual([200, '"v2"']);
  const late = await api.call('PATCH', url, { as: editor, body: { code: 'B' }, headers: { 'if-match': '"v1"' } });
  expect([late.statusCode, late.json().code, late.headers.etag]).toEqual([412, 'stale', '"v2"']);
  expect(late.json().current).toMatchObject({ id, version: 2, code: 'A' });
});

test(`T55 ${edits} edits by 50 hands on 20 records lose nothing`, { timeout: 600_000 }, async () => {
  const skills = await Promise.all(Array.from({ length: 20 }, (_, index) => addSkill(`مهارة ${index}`)));
  const accepted = new Map(skills.map(({ id }) => [id, 0]));
  const seen = new Map(skills.map(({ id }) => [id, 1]));
  let sent = 0;
  const hand = async () => {
    while (sent < edits) {
      const { id } = skills[sent++ % 20]!;
      const version = seen.get(id)!;
      const answer = await api.call('PATCH', `/api/v1/skills/${id}`, {
        as: editor,
        body: { code: `C${sent}` },
        headers: { 'if-match': `"v${version}"` },
      });
      expect([200, 412], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 200) accepted.set(id, accepted.get(id)! + 1);
      const { version: now } = answer.statusCode === 200 ? answer.json() : answer.json().current;
      expect(now).toBeGreaterThan(version);
      seen.set(id, Math.max(seen.get(id)!, now));
    }
  };
  await Promise.all(Array.from({ length: 50 }, hand));
  for (const { id } of skills) {
    const now = (await api.call('GET', `/api/v1/skills/${id}`, { as: editor })).json();
    expect(now.version).toBe(accepted.get(id)! + 1);
  }
  expect([...accepted.values()].reduce((total, count) => total + count)).toBeGreaterThan(200);
});
