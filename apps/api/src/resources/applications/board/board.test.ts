import type { Page } from '@diwan/api-contract/page';
import type { Application, BoardColumn } from '@diwan/api-contract/resources/applications';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let jobPost: string;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  const records = recordsIn(api.database);
  jobPost = (await records.jobPost({ state: 'published', pendingCount: 5, approvedCount: 2 })).id;
  const daysAgo = (days: number) => new Date(api.clock.now.getTime() - days * 86_400_000 - 60_000).toISOString();
  for (const [index, state] of [...Array(5).fill('pending'), 'approved', 'approved'].entries()) {
    const matchScore = 10 * index;
    await records.application({ jobPostId: jobPost, state, stateChangedAt: daysAgo(index), matchScore });
  }
  await records.application({ state: 'pending' });
});
afterAll(() => api.close());

async function read(query = ''): Promise<BoardColumn[]> {
  const answer = await api.call('GET', `/api/v1/applications/board?jobPost=${jobPost}${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const metrics = (columns: BoardColumn[]) => columns.map(({ count, days }) => [count.value, days]);

test('DOM-01 the board has every status in the order of the pipeline, each with count, days and first cards', async () => {
  const columns = await read('&limit=2');
  expect(columns.map(({ state }) => state)).toEqual(candidateStatuses);
  expect(metrics(columns)).toEqual([
    [5, 0 + 1 + 2 + 3 + 4],
    [0, 0],
    [2, 5 + 6],
    [0, 0],
    [0, 0],
  ]);
  expect(columns.map(({ items }) => items.length)).toEqual([2, 0, 2, 0, 0]);
  for (const { state, items } of columns) expect(items.every((card) => card.state === state)).toBe(true);
});

test('DOM-01 the rest of a column comes from the list, in the same order and without a gap', async () => {
  const [pending] = await read('&limit=2&sort=-matchScore');
  const query = `jobPost=${jobPost}&state=pending&sort=-matchScore&after=${pending!.next}`;
  const rest: Page<Application> = (await api.call('GET', `/api/v1/applications?${query}`, { as })).json();
  expect([...pending!.items, ...rest.items].map(({ matchScore }) => matchScore)).toEqual([40, 30, 20, 10, 0]);
  expect(rest.next).toBeNull();
});

test('DOM-01 search and filters narrow the metrics as they narrow the cards; a limit of 0 asks for metrics alone', async () => {
  expect(metrics(await read('&matchMin=30')).slice(0, 3)).toEqual([
    [2, 3 + 4],
    [0, 0],
    [2, 5 + 6],
  ]);
  const columns = await read('&limit=0');
  expect(columns.flatMap(({ items }) => items)).toEqual([]);
  expect(metrics(columns)[0]).toEqual([5, 10]);
  expect(metrics(await read('&q=nobody')).map(([count]) => count)).toEqual([0, 0, 0, 0, 0]);
});

test('the board takes no status as a filter', async () => {
  const answer = await api.call('GET', '/api/v1/applications/board?state=pending', { as });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknownField']);
});
