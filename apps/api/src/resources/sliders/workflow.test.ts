import type { Slider, SliderEvent } from '@diwan/api-contract/resources/sliders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { addNews, addSlider, sliderDraftOf } from '#test/site/site-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async (id: string): Promise<Slider> => (await api.call('GET', `/api/v1/sliders/${id}`, { as })).json();
const seconds = (count: number) => new Date(api.clock.now.getTime() + count * 1000).toISOString();

async function send(id: string, event: SliderEvent) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/sliders/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const add = (more: object = {}) => api.call('POST', '/api/v1/sliders', { as, body: sliderDraftOf(more) });
const orderOf = async (placement: string) => {
  const { items } = (await api.call('GET', `/api/v1/sliders?placement=${placement}&sort=order`, { as })).json();
  return items.map(({ id }: { id: string }) => id);
};

test('a slider without its Arabic pictures, or whose time is over, is not shown; one that is shown keeps them', async () => {
  const bare = (await add()).json();
  expect((await send(bare.id, { type: 'slider.schedule' })).json().reason).toBe('picturesMissing');
  const over = await addSlider(api.database, { startsAt: seconds(-5), endsAt: seconds(-1) });
  expect((await send(over.id, { type: 'slider.schedule' })).json().reason).toBe('windowOver');
  const shown = await addSlider(api.database, { startsAt: seconds(-5) });
  const { version, state } = (await send(shown.id, { type: 'slider.schedule' })).json();
  expect(state).toBe('live');
  const edit = await api.call('PATCH', `/api/v1/sliders/${shown.id}`, {
    as,
    body: { imageDesktop: { ar: null, en: null } },
    headers: { 'if-match': `"v${version}"` },
  });
  expect([edit.statusCode, edit.json().errors]).toEqual([422, [{ path: 'imageDesktop.ar', code: 'required' }]]);
});

test('a slider is shown from its time on until it is over, and not while it is paused', async () => {
  const { id } = await addSlider(api.database, { startsAt: seconds(1), endsAt: seconds(3) });
  expect((await send(id, { type: 'slider.schedule' })).json().state).toBe('scheduled');
  const before = api.clock.now;
  const later = async (count: number) => {
    api.clock.now = new Date(before.getTime() + count * 1000);
    await sweepResources(api.deps);
    return (await view(id)).state;
  };
  try {
    expect(await later(0)).toBe('scheduled');
    expect(await later(2)).toBe('live');
    expect((await send(id, { type: 'slider.pause' })).json().state).toBe('paused');
    expect(await later(2.5)).toBe('paused');
    expect((await send(id, { type: 'slider.resume' })).json().state).toBe('live');
    expect(await later(4)).toBe('ended');
    expect((await send(id, { type: 'slider.resume' })).json().reason).toBe('wrongState');
  } finally {
    api.clock.now = before;
  }
});

test('sliders stand in an order within their placement, however often they are moved', async () => {
  const ids: string[] = [];
  for (const title of ['أولى', 'ثانية', 'ثالثة'])
    ids.push((await add({ placement: 'employers', title: { ar: `شريحة ${title}` } })).json().id);
  const [first, second, third] = ids as [string, string, string];
  expect(await orderOf('employers')).toEqual([first, second, third]);
  await send(third, { type: 'slider.reorder', before: first });
  expect(await orderOf('employers')).toEqual([third, first, second]);
  await send(third, { type: 'slider.reorder', before: null });
  // Between the same two there is room for ever.
  for (let times = 0; times < 12; times += 1) {
    await send(second, { type: 'slider.reorder', before: first });
    await send(first, { type: 'slider.reorder', before: second });
  }
  expect(await orderOf('employers')).toEqual([first, second, third]);
  const elsewhere = await addSlider(api.database, { placement: 'home_top' });
  expect((await send(first, { type: 'slider.reorder', before: elsewhere.id })).json().errors).toEqual([
    { path: 'before', code: 'invalidChoice' },
  ]);
});

test('a slider leads to one thing of its type, which is not deleted meanwhile', async () => {
  const news = await addNews(api.database, { title: { ar: 'خبر له شريحة', en: 'News with a slider' } });
  expect((await add({ linkType: 'news' })).json().errors).toEqual([{ path: 'newsId', code: 'required' }]);
  expect((await add({ linkType: 'url', linkUrl: 'http://example.com' })).json().errors[0].path).toBe('linkUrl');
  const both = await add({ linkType: 'news', newsId: news.id, linkUrl: 'https://example.com' });
  expect(both.json().errors).toEqual([{ path: 'linkUrl', code: 'notAskedFor' }]);
  const added = (await add({ linkType: 'news', newsId: news.id })).json();
  expect(added).toMatchObject({ target: { id: news.id }, news: { image: news.cover } });
  const headers = { 'if-match': '"v1"' };
  expect((await api.call('DELETE', `/api/v1/news/${news.id}`, { as, headers })).json().code).toBe('inUse');
});

test('what is shown in the app alone is not on the web, and the alternative text is never missing', async () => {
  expect((await add({ placement: 'app_home', platforms: ['web', 'ios'] })).json().errors).toEqual([
    { path: 'platforms', code: 'appOnly' },
  ]);
  expect((await add({ altText: { ar: '' } })).json().errors[0].path).toBe('altText.ar');
  expect((await add({ backgroundColor: 'red' })).json().errors[0].path).toBe('backgroundColor');
});
