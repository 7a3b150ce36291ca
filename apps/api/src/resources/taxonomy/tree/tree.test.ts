import { afterAll, beforeAll, expect, test } from 'vitest';
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

interface Term {
  id: string;
  version: number;
  parentId: string | null;
}

const view = async (id: string): Promise<Term> => (await api.call('GET', `/api/v1/skills/${id}`, { as })).json();
async function send(id: string, event: object) {
  const headers = { 'if-match': `"v${(await view(id)).version}"` };
  return api.call('POST', `/api/v1/skills/${id}/events`, { as, body: event, headers });
}
const move = (id: string, parent: string | null, before: string | null = null) =>
  send(id, { type: 'term.reorder', parent, before });
async function childrenOf(parent: string): Promise<string[]> {
  const { items } = (await api.call('GET', `/api/v1/skills?parent=${parent}&sort=order`, { as })).json();
  return items.map(({ id }: Term) => id);
}

test('terms are put below others and in order, however often between the same two', async () => {
  const parent = await records.skill();
  const [first, last] = [await records.skill(), await records.skill()];
  await move(first.id, parent.id);
  await move(last.id, parent.id);
  const between: string[] = [];
  for (let count = 0; count < 15; count++) {
    const { id } = await records.skill();
    expect((await move(id, parent.id, last.id)).statusCode).toBe(200);
    between.push(id);
  }
  expect(await childrenOf(parent.id)).toEqual([first.id, ...between, last.id]);
  await move(last.id, parent.id, first.id);
  expect((await childrenOf(parent.id))[0]).toBe(last.id);
});

test('a move is taken back, unless the tree has changed so that it would make a circle', async () => {
  const [one, other] = [await records.skill(), await records.skill()];
  const child = await records.skill({ parentId: one.id });
  const moved = await move(child.id, other.id);
  const undo = (version: number) =>
    api.call('POST', `/api/v1/skills/${child.id}/undo`, { as, body: {}, headers: { 'if-match': `"v${version}"` } });
  expect((await undo(moved.json().version)).json().parentId).toBe(one.id);

  const again = await move(child.id, null);
  await move(one.id, child.id);
  const refused = await undo(again.json().version);
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'otherIsBelow']);
});

test('no term stands below itself, by an event, a form, or two who move at once', async () => {
  const top = await records.skill();
  const middle = await records.skill({ parentId: top.id });
  const low = await records.skill({ parentId: middle.id });
  expect((await move(top.id, low.id)).json()).toMatchObject({ code: 'refused', reason: 'otherIsBelow' });
  expect((await send(top.id, { type: 'term.setParent', parent: top.id })).json()).toMatchObject({
    reason: 'otherIsItself',
  });
  const headers = { 'if-match': '"v1"' };
  const form = await api.call('PATCH', `/api/v1/skills/${top.id}`, { as, body: { parentId: low.id }, headers });
  expect([form.statusCode, form.json().errors]).toEqual([422, [{ path: 'parentId', code: 'parentIsBelow' }]]);

  const [one, other] = [await records.skill(), await records.skill()];
  const answers = await Promise.all([
    move(one.id, other.id),
    api.call('PATCH', `/api/v1/skills/${other.id}`, { as, body: { parentId: one.id }, headers }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode < 300).toSorted()).toEqual([false, true]);
  const parents = [(await view(one.id)).parentId, (await view(other.id)).parentId];
  expect(parents).toContain(null);
});

test('a slug follows from the English name, is one’s own where somebody writes it, and is nobody else’s', async () => {
  const add = (name: object, slug: string | null = null) => {
    const body = {
      name,
      slug,
      type: 'tool',
      code: null,
      escoUri: null,
      parentId: null,
      icon: null,
      externalUri: null,
      synonyms: [],
    };
    return api.call('POST', '/api/v1/skills', { as, body });
  };
  expect((await add({ ar: 'لغة سي', en: 'C++' })).json().slug).toBe('c-plus-plus');
  expect((await add({ ar: 'بلا اسم إنجليزي' })).json().slug).toBeNull();
  const taken = await add({ ar: 'سي أخرى', en: 'C plus plus' });
  expect([taken.statusCode, taken.json().errors]).toEqual([409, [{ path: 'slug', code: 'slugExists' }]]);
  expect((await add({ ar: 'سي ثالثة', en: 'C  plus plus!' }, 'c-three')).json().slug).toBe('c-three');
  expect((await add({ ar: 'سي رابعة' }, 'C Three')).statusCode).toBe(422);
});

test('terms that may be the same are found: nearly the same name, or a name that the other one has besides its own', async () => {
  const [one, other] = [
    await records.skill({ name: { ar: 'تحليل البيانات الضخمة' } }),
    await records.skill({ name: { ar: 'تحليل البيانات الضخمه جدا' } }),
  ];
  const known = await records.skill({ name: { ar: 'ووردبريس' }, synonyms: [{ text: 'Wordpress', language: 'en' }] });
  const same = await records.skill({ name: { ar: 'نظام ووردبرس', en: 'WordPress' } });
  const apart = await records.skill({ name: { ar: 'خط عربي', en: 'Calligraphy' } });
  const { items } = (await api.call('GET', '/api/v1/skills?isDuplicate=true&limit=100', { as })).json();
  const found = items.map(({ id }: Term) => id);
  for (const { id } of [one, other, known, same]) expect(found).toContain(id);
  expect(found).not.toContain(apart.id);
});

test('a suggestion is rejected with a reason that its record keeps', async () => {
  const { id } = await records.skill({ state: 'suggested' });
  const answer = await send(id, { type: 'term.reject', reason: 'notATerm' });
  expect(answer.json()).toMatchObject({ state: 'inactive', stateReason: 'notATerm', stateNote: null });
  expect((await send(id, { type: 'term.activate' })).json()).toMatchObject({ state: 'active', stateReason: null });
});
