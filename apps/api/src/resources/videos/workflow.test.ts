import type { Comment, CommentEvent } from '@diwan/api-contract/resources/comments';
import type { Video, VideoEvent } from '@diwan/api-contract/resources/videos';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { addCategory } from '#test/site/site-records.ts';
import { addComment, addVideo } from '#test/site/video-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { commentAuthorsTable } from '../comments/table.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async <R = Comment>(id: string, path = 'comments'): Promise<R> =>
  (await api.call('GET', `/api/v1/${path}/${id}`, { as })).json();
const call = async (path: string, id: string, method: 'POST' | 'DELETE' | 'PATCH', body?: object, action = '') => {
  const { version } = await view<Video>(id, path);
  const headers = { 'if-match': `"v${version}"` };
  return api.call(method, `/api/v1/${path}/${id}${action}`, { as, ...(body && { body }), headers });
};
const send = (id: string, event: CommentEvent) => call('comments', id, 'POST', event, '/events');
const sendVideo = (id: string, event: VideoEvent) => call('videos', id, 'POST', event, '/events');
const states = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await view(id)).state));

test('a video is approved once it is sorted, priced and ready, and back on the site it stands where it stood', async () => {
  const video = await addVideo(api.database, { categoryId: null, isFree: false, price: null });
  const approve = () => sendVideo(video.id, { type: 'video.approve' });
  expect((await approve()).json()).toMatchObject({ code: 'refused', reason: 'categoryMissing' });
  const { id: categoryId } = await addCategory(api.database, { scope: 'videos' });
  expect((await call('videos', video.id, 'PATCH', { categoryId, price: 4900 })).statusCode).toBe(200);
  const published = (await approve()).json<Video>();
  expect(published).toMatchObject({ state: 'published', category: { id: categoryId } });
  await sendVideo(video.id, { type: 'video.hide', reason: 'misleading' });
  const shown = (await sendVideo(video.id, { type: 'video.unhide' })).json<Video>();
  expect([shown.state, shown.publishedAt]).toEqual(['published', published.publishedAt]);
});

test('a category of news is none of videos, and what is not free has its price', async () => {
  const { id } = await addVideo(api.database);
  const ofNews = await addCategory(api.database, { scope: 'news' });
  const wrong = await call('videos', id, 'PATCH', { categoryId: ofNews.id });
  expect([wrong.statusCode, wrong.json().errors], wrong.body).toEqual([
    422,
    [{ path: 'categoryId', code: 'invalidChoice' }],
  ]);
  const unpriced = await call('videos', id, 'PATCH', { isFree: false });
  expect([unpriced.statusCode, unpriced.json().errors]).toEqual([422, [{ path: 'price', code: 'required' }]]);
});

test('an upload whose film does not come within a day counts as lost, once, and is rejected then', async () => {
  const started = new Date(api.clock.now.getTime() - 25 * 3_600_000).toISOString();
  const late = await addVideo(api.database, {
    state: 'processing',
    source: 'upload',
    transcode: 'processing',
    stateChangedAt: started,
  });
  const fresh = await addVideo(api.database, { state: 'processing', source: 'upload', transcode: 'queued' });
  const reject = (id: string) => sendVideo(id, { type: 'video.reject', reason: 'quality' });
  expect((await reject(late.id)).json()).toMatchObject({ reason: 'filmNotReady' });
  await sweepResources(api.deps);
  await sweepResources(api.deps);
  expect((await view<Video>(late.id, 'videos')).transcode).toBe('failed');
  expect((await view<Video>(fresh.id, 'videos')).transcode).toBe('queued');
  expect((await reject(late.id)).json()).toMatchObject({ state: 'rejected' });
});

test('what everybody sees of a video is counted, by a decision, its undoing and a deletion', async () => {
  const { id: videoId } = await addVideo(api.database, { state: 'published' });
  const count = async () => (await view<Video>(videoId, 'videos')).commentCount;
  const [first, second] = [await addComment(api.database, { videoId }), await addComment(api.database, { videoId })];
  for (const { id } of [first, second]) await send(id, { type: 'comment.publish' });
  expect(await count()).toBe(2);
  await send(first.id, { type: 'comment.markSpam' });
  expect(await count()).toBe(1);
  expect((await call('comments', first.id, 'POST', {}, '/undo')).statusCode).toBe(200);
  expect(await count()).toBe(2);
  expect((await call('comments', second.id, 'DELETE')).statusCode).toBe(204);
  expect(await count()).toBe(1);
});

test('a ban holds all that its author had published, and nothing of theirs is published until it is lifted', async () => {
  const { id: authorSeekerId } = await recordsIn(api.database).seeker();
  const [one, other, foreign] = [
    await addComment(api.database, { authorSeekerId, state: 'published' }),
    await addComment(api.database, { authorSeekerId, state: 'published' }),
    await addComment(api.database, { state: 'published' }),
  ];
  const banned = (await send(one.id, { type: 'comment.setStanding', standing: 'banned' })).json<Comment>();
  expect([banned.authorStanding, banned.state]).toEqual(['banned', 'held']);
  expect(await states(one.id, other.id, foreign.id)).toEqual(['held', 'held', 'published']);
  expect((await send(other.id, { type: 'comment.publish' })).json()).toMatchObject({ reason: 'authorBanned' });
  await send(one.id, { type: 'comment.setStanding', standing: 'free' });
  const kept = await api.database.orm
    .select()
    .from(commentAuthorsTable)
    .where(eq(commentAuthorsTable.authorId, authorSeekerId));
  expect(kept).toEqual([]);
  expect((await send(other.id, { type: 'comment.publish' })).json()).toMatchObject({ state: 'published' });
});

test('one comment of a video is pinned at a time, and it is none that answers another', async () => {
  const { id: videoId } = await addVideo(api.database, { state: 'published' });
  const [first, second] = [
    await addComment(api.database, { videoId, state: 'published' }),
    await addComment(api.database, { videoId, state: 'published' }),
  ];
  const reply = await addComment(api.database, { videoId, state: 'published', parentId: first.id });
  await send(first.id, { type: 'comment.pin' });
  expect((await send(second.id, { type: 'comment.pin' })).json()).toMatchObject({ isPinned: true });
  expect((await view(first.id)).isPinned).toBe(false);
  expect((await send(reply.id, { type: 'comment.pin' })).json()).toMatchObject({ reason: 'isReply' });
});

test('so many reports as administrators say hold a comment, and publishing it anew takes them away', async () => {
  const { id } = await addComment(api.database, { state: 'published' });
  const report = () => send(id, { type: 'comment.report', report: 'spam' });
  for (const [count, state] of [
    [1, 'published'],
    [2, 'published'],
    [3, 'held'],
  ])
    expect((await report()).json()).toMatchObject({ state, reportCount: count });
  expect((await send(id, { type: 'comment.publish' })).json()).toMatchObject({ state: 'published', reportCount: 0 });
});

test('an answer to what nobody sees is not published', async () => {
  const parent = await addComment(api.database);
  const reply = await addComment(api.database, { videoId: parent.videoId, parentId: parent.id });
  expect((await send(reply.id, { type: 'comment.publish' })).json()).toMatchObject({ reason: 'parentUnseen' });
  await send(parent.id, { type: 'comment.publish' });
  const published = (await send(reply.id, { type: 'comment.publish' })).json<Comment>();
  expect([published.state, published.parent?.id]).toEqual(['published', parent.id]);
});

test('a video that is deleted takes its comments with it, each of which the journal remembers', async () => {
  const { id: videoId } = await addVideo(api.database, { state: 'published' });
  const parent = await addComment(api.database, { videoId, state: 'published' });
  const reply = await addComment(api.database, { videoId, parentId: parent.id });
  expect((await view<Video>(videoId, 'videos')).allCommentCount).toBe(2);
  expect((await view(parent.id)).replyCount).toBe(1);
  const removed = await call('videos', videoId, 'DELETE');
  expect(removed.statusCode, removed.body).toBe(204);
  for (const { id } of [parent, reply])
    expect((await api.call('GET', `/api/v1/comments/${id}`, { as })).statusCode).toBe(404);
  const { rows } = await api.database.pool.query(
    `SELECT entity_id FROM audit_events WHERE event = 'record.removed' AND entity_id = ANY($1)`,
    [[videoId, parent.id, reply.id]],
  );
  expect(rows).toHaveLength(3);
});
