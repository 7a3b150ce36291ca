import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { client, giveCredentials } from '../client.ts';
import { cache } from './cache.ts';
import { prefetch } from './prefetch.ts';
import { type Query, queryOf } from './query.ts';

const query = { limit: '25' };
const skills = queryOf(client.skills.list, { query });
const page = { items: [{ id: 'a' }, { id: 'b' }], next: null, previous: null };
const list = 'GET /api/v1/skills';
const never = new AbortController().signal;
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  giveCredentials({ token: () => 'mine', renew: async () => false });
  server = fakeServer({ [list]: () => json(page) });
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.prefetchedByBoot = undefined;
});

/** A question that is answered by hand. */
function asked(key: string, more: Partial<Query<number>> = {}) {
  const answers: PromiseWithResolvers<number>[] = [];
  const question: Query<number> = {
    key,
    load: () => {
      const one = Promise.withResolvers<number>();
      answers.push(one);
      return one.promise;
    },
    ...more,
  };
  return { question, answers };
}

test('an endpoint is named by the address that it asks', () => {
  expect(skills.key).toBe('/api/v1/skills?limit=25');
  expect(queryOf(client.work.queues).key).toBe('/api/v1/work/queues');
});

test('whoever asks the same at the same time shares the request and the answer', async () => {
  const [one, other] = await Promise.all([cache.read(skills, never), cache.read(skills, never)]);
  expect(one).toBe(other);
  expect(server.count(list)).toBe(1);
  await cache.read(skills, never);
  expect(server.count(list)).toBe(2);
});

test('who asks again after giving up is not given the answer to what was given up', async () => {
  const { question, answers } = asked('counts');
  const first = new AbortController();
  const given = cache.read(question, first.signal);
  first.abort(new Error('another filter'));
  const again = cache.read(question, never);
  await expect(given).rejects.toThrow('another filter');
  answers[0]!.resolve(1);
  answers[1]!.resolve(2);
  expect(await again).toBe(2);
});

test('a failure is told to each who asked, as a problem', async () => {
  server.answers[list] = () => problem(403, 'forbidden');
  await expect(cache.read(skills, never)).rejects.toMatchObject({ problem: { code: 'forbidden', status: 403 } });
  server.answers[list] = () => json(page);
  expect(await cache.read(skills, never)).toEqual(page);
});

test('what boot.js asked for is taken over, is there at once when it has come, and is given once', async () => {
  window.prefetchedByBoot = { url: skills.key, token: 'mine', response: Promise.resolve(json(page)) };
  prefetch(client.skills.list, { query });
  expect(cache.peek(skills)).toBeNull();
  await vi.waitFor(() => expect(cache.peek(skills)).toMatchObject({ value: page, isPrefetched: true }));
  expect(server.count(list)).toBe(0);
  cache.take(skills);
  expect(cache.peek(skills)).toMatchObject({ value: page, isPrefetched: false });
  await cache.read(skills, never);
  expect(server.count(list)).toBe(1);
});

test('what was asked for with another token, or elsewhere, is left alone', () => {
  window.prefetchedByBoot = { url: skills.key, token: 'theirs', response: Promise.resolve(json(page)) };
  prefetch(client.skills.list, { query });
  cache.clear();
  window.prefetchedByBoot = { url: '/api/v1/employers?limit=25', token: 'mine', response: Promise.resolve(json(page)) };
  prefetch(client.skills.list, { query });
  expect(server.count(list)).toBe(2);
});

test('an answer of boot.js that was no success is never shown as a page', async () => {
  const response = Promise.resolve(new Response(null, { status: 503 }));
  window.prefetchedByBoot = { url: skills.key, token: 'mine', response };
  prefetch(client.skills.list, { query });
  expect(await cache.read(skills, never).catch((error) => error.problem.code)).toBe('unavailable');
  expect(cache.peek(skills)).toBeNull();
});

test('nothing is asked for early before somebody is signed in', () => {
  giveCredentials({ token: () => null, renew: async () => false });
  prefetch(client.skills.list, { query });
  expect(server.received).toHaveLength(0);
});

test('what is known of an address is changed or asked again in all its questions, and in no others', async () => {
  const counts = asked('/api/v1/skills/counts');
  const leave = [cache.follow(skills), cache.follow(counts.question)];
  await vi.waitFor(() => expect(cache.peek(skills)).not.toBeNull());
  cache.change<typeof page>('/api/v1/skills', (seen) => ({ ...seen, items: seen.items.slice(1) }));
  expect(cache.peek(skills)?.value.items).toEqual([{ id: 'b' }]);
  cache.invalidate('/api/v1/skills');
  await vi.waitFor(() => expect(cache.peek(skills)?.value).toEqual(page));
  expect([server.count(list), counts.answers.length]).toEqual([2, 1]);
  for (const each of leave) each();
});

test('of the questions that nobody reads the fifty asked last are remembered', async () => {
  const held = asked('held');
  const leave = cache.follow(held.question);
  for (let index = 0; index < 60; index++) cache.give(asked(`list ${index}`).question, index);
  held.answers[0]!.resolve(7);
  await vi.waitFor(() => expect(cache.peek(held.question)?.value).toBe(7));
  const known = Array.from({ length: 60 }, (_, index) => cache.peek(asked(`list ${index}`).question)?.value);
  expect(known.filter((value) => value !== undefined)).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
  leave();
});

test('what was last seen is there at once when the tab is loaded again, until it has been read', async () => {
  const first = asked('waiting', { keptAs: 'waiting' });
  const leave = cache.follow(first.question);
  first.answers[0]!.resolve(7);
  await vi.waitFor(() => expect(cache.peek(first.question)?.value).toBe(7));
  leave();
  cache.clear();
  const value = () => cache.actorOf(first.question).getSnapshot().context.value;
  expect(value()).toBe(7);
  sessionStorage.setItem('waiting', '{');
  cache.clear();
  expect(value()).toBeNull();
});

test('AUTH-04 T08 nothing that was known, or is on its way, is left when the session ends', async () => {
  const held = asked('held', { keptAs: 'held' });
  const leave = cache.follow(held.question);
  await cache.read(skills, never);
  const waiting = cache.read(asked('slow').question, never);
  const cleared = vi.fn();
  cache.onClear(cleared);
  cache.clear();
  held.answers[0]!.resolve(7);
  await expect(waiting).rejects.toThrow('The session has ended');
  expect([cache.peek(skills), cache.peek(held.question), sessionStorage.length]).toEqual([null, null, 0]);
  expect(cleared).toHaveBeenCalledTimes(1);
  leave();
});
