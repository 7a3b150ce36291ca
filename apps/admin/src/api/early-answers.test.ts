import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../test/fake-network.ts';
import { askEarly, client, earlyList, giveCredentials } from './client.ts';

const query = { limit: '25' };
const url = '/api/v1/skills?limit=25';
const page = { items: [], next: null, previous: null };

afterEach(() => {
  vi.unstubAllGlobals();
  window.askedByBoot = undefined;
});

function signedIn(token: string) {
  const fetched = vi.fn(async () => json(page));
  vi.stubGlobal('fetch', fetched);
  giveCredentials({ token: () => token, renew: async () => false });
  return fetched;
}

test('what boot.js asked for is taken over, not asked again, and is there at once when it has come', async () => {
  const fetched = signedIn('mine');
  window.askedByBoot = { url, token: 'mine', response: Promise.resolve(json(page)) };
  askEarly('skills', 'list', { query });
  expect(earlyList.look('skills', query)).toBeUndefined();
  await vi.waitFor(() => expect(earlyList.look('skills', query)).toEqual(page));
  expect(fetched).not.toHaveBeenCalled();
  expect(earlyList.look('skills', query)).toEqual(page);
  earlyList.take('skills', query);
  expect(earlyList.look('skills', query)).toBeUndefined();
  await client.skills.list({ query });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what was asked for with another token, or elsewhere, is left alone', () => {
  const fetched = signedIn('mine');
  window.askedByBoot = { url, token: 'theirs', response: Promise.resolve(json(page)) };
  askEarly('skills', 'list', { query });
  window.askedByBoot = { url: '/api/v1/employers?limit=25', token: 'mine', response: Promise.resolve(json(page)) };
  askEarly('skills', 'list', { query });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that was no success is never shown as a page', async () => {
  signedIn('mine');
  window.askedByBoot = { url, token: 'mine', response: Promise.resolve(new Response(null, { status: 503 })) };
  askEarly('skills', 'list', { query });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(earlyList.look('skills', query)).toBeUndefined();
});
