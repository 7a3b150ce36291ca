import { randomUUID } from 'node:crypto';
import type { News, NewsEvent } from '@diwan/api-contract/resources/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { addCategory, addNews, newsDraftOf } from '#test/site/site-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async (id: string): Promise<News> => (await api.call('GET', `/api/v1/news/${id}`, { as })).json();
const seconds = (count: number) => new Date(api.clock.now.getTime() + count * 1000).toISOString();

async function send(id: string, event: NewsEvent) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/news/${id}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}
async function edit(id: string, body: object) {
  const { version } = await view(id);
  return api.call('PATCH', `/api/v1/news/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
}
const add = async (more: object = {}) =>
  api.call('POST', '/api/v1/news', { as, body: newsDraftOf((await addCategory(api.database)).id, more) });
const revisionsOf = async (id: string) => (await api.call('GET', `/api/v1/news/${id}/revisions`, { as })).json();

test('news without a text in Arabic or without a cover is not published, and what is published keeps both', async () => {
  const empty = await addNews(api.database, { body: { ar: '<p dir="auto"> </p>', en: '<p>Text</p>' } });
  expect((await send(empty.id, { type: 'news.submit' })).json().reason).toBe('bodyMissing');
  expect((await send(empty.id, { type: 'news.publish' })).json().reason).toBe('bodyMissing');
  const bare = await addNews(api.database, { cover: null });
  expect((await send(bare.id, { type: 'news.publish' })).json().reason).toBe('coverMissing');
  const whole = await addNews(api.database);
  expect((await send(whole.id, { type: 'news.publish' })).json()).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String),
  });
  const emptied = await edit(whole.id, { body: { ar: '' }, cover: null });
  expect([emptied.statusCode, emptied.json().errors]).toEqual([
    422,
    [
      { path: 'body.ar', code: 'required' },
      { path: 'cover', code: 'required' },
    ],
  ]);
});

test('news for later is published when its time has come, and taken down when that is over', async () => {
  const { id } = await addNews(api.database, { publishAt: seconds(1), unpublishAt: seconds(3) });
  expect((await send(id, { type: 'news.publish' })).json().state).toBe('scheduled');
  const before = api.clock.now;
  try {
    await sweepResources(api.deps);
    expect((await view(id)).state).toBe('scheduled');
    api.clock.now = new Date(seconds(2));
    await sweepResources(api.deps);
    expect((await view(id)).state).toBe('published');
    api.clock.now = new Date(before.getTime() + 4 * 1000);
    await sweepResources(api.deps);
    expect(await view(id)).toMatchObject({ state: 'unpublished', publishedAt: expect.any(String) });
    expect((await send(id, { type: 'news.publish' })).json().reason).toBe('endPassed');
  } finally {
    api.clock.now = before;
  }
});

test('what is in review goes back with a reason, and what leaves the archive comes where it was', async () => {
  const { id } = await addNews(api.database);
  await send(id, { type: 'news.submit' });
  expect((await send(id, { type: 'news.sendBack', reason: 'other', note: 'short' })).json().reason).toBe(
    'noteTooShort',
  );
  expect((await send(id, { type: 'news.sendBack', reason: 'facts' })).json()).toMatchObject({
    state: 'draft',
    returnReason: 'facts',
  });
  expect((await send(id, { type: 'news.submit' })).json()).toMatchObject({ state: 'in_review', returnReason: null });
  await send(id, { type: 'news.archive' });
  expect((await send(id, { type: 'news.restore' })).json().state).toBe('draft');
  await send(id, { type: 'news.publish' });
  expect((await send(id, { type: 'news.archive' })).json().reason).toBe('wrongState');
  await send(id, { type: 'news.unpublish' });
  await send(id, { type: 'news.archive' });
  expect((await send(id, { type: 'news.restore' })).json().state).toBe('unpublished');
});

test('every save of the content is a revision, and the words of one come back as the next', async () => {
  const added = (await add()).json();
  expect(added.revisionsCount).toBe(1);
  await edit(added.id, { isPinned: true });
  expect((await view(added.id)).revisionsCount).toBe(1);
  await edit(added.id, { title: { ar: 'عنوان ثانٍ للخبر', en: 'A second title' }, tags: ['وسم'] });
  const list = await revisionsOf(added.id);
  expect(list.map(({ number, changed }: { number: number; changed: string[] }) => [number, changed])).toEqual([
    [2, expect.arrayContaining(['title', 'tags'])],
    [1, expect.arrayContaining(['title', 'body'])],
  ]);
  expect((await send(added.id, { type: 'news.revert', revision: 2 })).json().reason).toBe('revisionIsCurrent');
  expect((await send(added.id, { type: 'news.revert', revision: 9 })).json().reason).toBe('revisionUnknown');
  expect((await send(added.id, { type: 'news.revert', revision: 1 })).json()).toMatchObject({
    title: added.title,
    tags: [],
    isPinned: true,
    revisionsCount: 3,
  });
  expect((await revisionsOf(added.id))[0]).toMatchObject({ number: 3, content: { title: added.title } });
});

test('the words of a revision without a text don’t come back to the public site', async () => {
  const added = (await add({ body: { ar: '' } })).json();
  await edit(added.id, { body: newsDraftOf('').body });
  await api.database.pool.query("UPDATE news SET state = 'published', cover = $2, published_at = now() WHERE id = $1", [
    added.id,
    randomUUID(),
  ]);
  expect((await send(added.id, { type: 'news.revert', revision: 1 })).json().errors).toEqual([
    { path: 'body.ar', code: 'required' },
  ]);
});

test('its address follows from the title until somebody writes one, and every change leaves a way from the one before', async () => {
  const title = { ar: 'عنوان الخبر الأول', en: 'The First Title' };
  const added = (await add({ title })).json();
  expect(added.address).toBe('the-first-title');
  const twin = (await add({ title })).json();
  expect(twin.address).toBe(`the-first-title-${twin.number.toLowerCase()}`);
  expect((await edit(added.id, { title: { ...title, en: 'Another title' } })).json().address).toBe('another-title');
  expect((await edit(added.id, { slug: 'mine' })).json()).toMatchObject({
    address: 'mine',
    formerAddresses: ['another-title', 'the-first-title'],
  });
  // Touched, it stays.
  expect((await edit(added.id, { title })).json().address).toBe('mine');
  const at = async (address: string) => (await api.call('GET', `/api/v1/news/at/${address}`, { as })).json();
  expect(await at('the-first-title')).toEqual({ id: added.id, address: 'mine', isFormer: true });
  expect(await at('mine')).toEqual({ id: added.id, address: 'mine', isFormer: false });
  expect((await edit(twin.id, { slug: 'the-first-title' })).json().errors).toEqual([
    { path: 'slug', code: 'slugExists' },
  ]);
  // Back again, nothing leads away from it.
  expect((await edit(added.id, { slug: 'another-title' })).json().formerAddresses).not.toContain('another-title');
});

test('a category of videos, and one that is in use no longer, is none of news', async () => {
  const { id } = (await add()).json();
  for (const row of [{ scope: 'videos' as const }, { state: 'inactive' as const }]) {
    const { id: category } = await addCategory(api.database, row);
    expect((await send(id, { type: 'news.changeCategory', category })).json().errors).toEqual([
      { path: 'category', code: 'invalidChoice' },
    ]);
    const edited = await edit(id, { categoryId: category });
    expect(edited.json().errors, edited.body).toEqual([{ path: 'categoryId', code: 'invalidChoice' }]);
  }
});

test('uses of categories are counted, whether a form or an event changes them, and one in use is not deleted', async () => {
  const { id: category } = await addCategory(api.database);
  const usageOf = async (one: string) =>
    (await api.call('GET', `/api/v1/categories/${one}`, { as })).json().usageCount as number;
  const added = (await add()).json();
  expect(await usageOf(added.categoryId)).toBe(1);
  await send(added.id, { type: 'news.changeCategory', category });
  expect([await usageOf(added.categoryId), await usageOf(category)]).toEqual([0, 1]);
  const headers = { 'if-match': '"v1"' };
  const refused = await api.call('DELETE', `/api/v1/categories/${category}`, { as, headers });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'inUse']);
});

test('categories are merged where they are used: the news goes along', async () => {
  const [from, into] = [await addCategory(api.database), await addCategory(api.database)];
  const { id } = await addNews(api.database, { categoryId: from.id });
  const answer = await api.call('POST', `/api/v1/categories/${from.id}/events`, {
    as,
    body: { type: 'term.merge', into: into.id },
    headers: { 'if-match': '"v1"' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await view(id)).categoryId).toBe(into.id);
});

test('DOM-06 news that is deleted is gone with its revisions and its addresses', async () => {
  const added = (await add({ slug: 'to-be-deleted' })).json();
  await edit(added.id, { slug: 'moved-once' });
  const { version } = await view(added.id);
  const headers = { 'if-match': `"v${version}"` };
  expect((await api.call('DELETE', `/api/v1/news/${added.id}`, { as, headers })).statusCode).toBe(204);
  for (const path of [`${added.id}/revisions`, 'at/to-be-deleted', 'at/moved-once', added.id])
    expect((await api.call('GET', `/api/v1/news/${path}`, { as })).statusCode, path).toBe(404);
});
