import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../test/fake-network.ts';
import { client, giveCredentials, prefetch, prefetchedList } from './client.ts';

const query = { limit: '25' };
const url = '/api/v1/skills?limit=25';
const page = { items: [], next: null, previous: null };

afterEach(() => {
  vi.unstubAllGlobals();
  window.prefetchedByBoot = undefined;
});

function signedIn(token: string) {
  const fetched = vi.fn(async () => json(page));
  vi.stubGlobal('fetch', fetched);
  giveCredentials({ token: () => token, renew: async () => false });
  return fetched;
}

test('what boot.js asked for is taken over, not asked again, and is there at once when it has come', async () => {
  const fetched = signedIn('mine');
  window.prefetchedByBoot = { url, token: 'mine', response: Promise.resolve(json(page)) };
  prefetch('skills', 'list', { query });
  expect(prefetchedList.look('skills', query)).toBeUndefined();
  await vi.waitFor(() => expect(prefetchedList.look('skills', query)).toEqual(page));
  expect(fetched).not.toHaveBeenCalled();
  expect(prefetchedList.look('skills', query)).toEqual(page);
  prefetchedList.take('skills', query);
  expect(prefetchedList.look('skills', query)).toBeUndefined();
  await client.skills.list({ query });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what was asked for with another token, or elsewhere, is left alone', () => {
  const fetched = signedIn('mine');
  window.prefetchedByBoot = { url, token: 'theirs', response: Promise.resolve(json(page)) };
  prefetch('skills', 'list', { query });
  window.prefetchedByBoot = { url: '/api/v1/employers?limit=25', token: 'mine', response: Promise.resolve(json(page)) };
  prefetch('skills', 'list', { query });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that was no success is never shown as a page', async () => {
  signedIn('mine');
  window.prefetchedByBoot = { url, token: 'mine', response: Promise.resolve(new Response(null, { status: 503 })) };
  prefetch('skills', 'list', { query });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(prefetchedList.look('skills', query)).toBeUndefined();
});
