import { randomUUID } from 'node:crypto';
import type { Comment } from '@diwan/api-contract/resources/comments';
import type { Video } from '@diwan/api-contract/resources/videos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentAuthorsTable } from '#resources/comments/table.ts';
import { sendSigned, signing } from '#test/marketplace/order-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { recordsIn } from '#test/records.ts';
import { addComment, addVideo } from '#test/site/video-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp({ signing });
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const seeker = async () => ({ type: 'seeker', id: (await recordsIn(api.database).seeker()).id });
const published = (row: object = {}) => addVideo(api.database, { state: 'published', ...row });
const view = async <R = Comment>(path: string): Promise<R> => (await api.call('GET', `/api/v1/${path}`, { as })).json();
async function write(videoId: string, change: object = {}, messageId: string = randomUUID()) {
  const body = { messageId, by: await seeker(), text: 'شكرًا على الشرح', atSeconds: null, parentId: null, ...change };
  return sendSigned(api, `/api/v1/platform/videos/${videoId}/comments`, body);
}
const act = (id: string, by: object, event: object) =>
  sendSigned(api, `/api/v1/platform/comments/${id}/events`, { messageId: randomUUID(), by, event });

test('a comment is shown at once and counted, or waits for staff, as the video’s policy and its text say', async () => {
  const cases = [
    ['open', 'شكرًا على الشرح', 'published'],
    ['open', 'المصدر: https://example.com/guide', 'published'],
    ['open', 'اتصل بي 0551234567', 'held'],
    ['hold_links', 'المصدر: https://example.com/guide', 'held'],
    ['hold_links', 'شكرًا على الشرح', 'published'],
    ['hold_all', 'شكرًا على الشرح', 'held'],
  ] as const;
  for (const [commentPolicy, text, state] of cases) {
    const video = await published({ commentPolicy, durationSec: 90 });
    const answer = await write(video.id, { text, atSeconds: 42 });
    expect([answer.statusCode, answer.json().state], `${commentPolicy}: ${text}`).toEqual([201, state]);
    expect(await view(`comments/${answer.json().id}`)).toMatchObject({ text, atSeconds: 42, state });
    expect((await view<Video>(`videos/${video.id}`)).commentCount).toBe(state === 'published' ? 1 : 0);
  }
});

test('whoever is banned writes nothing, and what is held of an author waits', async () => {
  const { id } = await published();
  const author = await seeker();
  const stand = (standing: 'held' | 'banned') =>
    api.database.orm
      .insert(commentAuthorsTable)
      .values({ authorId: author.id, authorType: 'seeker', standing, since: api.clock.now.toISOString(), by: 'سارة' })
      .onConflictDoUpdate({ target: commentAuthorsTable.authorId, set: { standing } });
  await stand('held');
  expect((await write(id, { by: author })).json().state).toBe('held');
  await stand('banned');
  expect((await write(id, { by: author })).json()).toMatchObject({ code: 'refused', reason: 'authorBanned' });
});

test('nothing is written below what nobody sees, where comments are closed, after the end, or in answer to what is not there', async () => {
  expect((await write((await addVideo(api.database, { state: 'pending_review' })).id)).statusCode).toBe(404);
  expect((await write((await published({ commentPolicy: 'closed' })).id)).json()).toMatchObject({
    code: 'refused',
    reason: 'commentsClosed',
  });
  const { id } = await published({ durationSec: 90 });
  const elsewhere = await addComment(api.database, { state: 'published' });
  const unseen = await addComment(api.database, { videoId: id, state: 'held' });
  for (const [change, path] of [
    [{ atSeconds: 91 }, 'atSeconds'],
    [{ parentId: elsewhere.id }, 'parentId'],
    [{ parentId: unseen.id }, 'parentId'],
    [{ by: { type: 'seeker', id: randomUUID() } }, 'by.id'],
  ] as const)
    expect((await write(id, change)).json().errors, path).toMatchObject([{ path }]);
  const seen = await addComment(api.database, { videoId: id, state: 'published' });
  expect((await write(id, { parentId: seen.id })).statusCode).toBe(201);
});

test('what is sent again is written once, and unsigned nothing is', async () => {
  const { id } = await published();
  const by = { type: 'provider', id: (await addProvider(api.database)).id };
  const messageId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(id, { by }, messageId)));
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect((await view<Video>(`videos/${id}`)).commentCount).toBe(1);
  const url = `/api/v1/platform/videos/${id}/comments`;
  const body = { messageId: randomUUID(), by, text: 'مرحبًا', atSeconds: null, parentId: null };
  expect((await sendSigned(api, url, body, signing.gateway)).statusCode).toBe(403);
});

test('several people’s reports hold a comment, however often one of them reports; only its author takes it back', async () => {
  const { id, authorSeekerId } = await addComment(api.database, { state: 'published' });
  const author = { type: 'seeker', id: authorSeekerId };
  const report = { type: 'comment.report', report: 'spam' };
  expect((await act(id, author, report)).statusCode).toBe(403);
  const one = await seeker();
  for (let time = 0; time < 4; time++) expect((await act(id, one, report)).json().state).toBe('published');
  expect((await view(`comments/${id}`)).reportCount).toBe(1);
  await act(id, await seeker(), report);
  expect((await act(id, await seeker(), report)).json().state).toBe('held');
  expect((await act(id, one, { type: 'comment.removeForAuthor' })).statusCode).toBe(403);
  expect((await act(id, author, { type: 'comment.removeForAuthor' })).json().state).toBe('removed_by_author');
});
