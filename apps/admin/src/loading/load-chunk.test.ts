import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const server = vi.fn<(address: string) => Promise<Response>>(async () => script());
const importChunk = vi.fn(async () => 'the chunk');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
let files = 0;

/** An address that nothing has been fetched from yet: what has come is kept for as long as the page is open. */
const fresh = (kind = 'js') => `assets/${++files}.${kind}`;
const load = (...names: string[]) => loadChunk(importChunk, names);

beforeEach(() => {
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  server.mockReset().mockImplementation(async () => script());
  importChunk.mockClear();
  vi.unstubAllGlobals();
  window.fetchedByBoot = undefined;
  document.head.replaceChildren();
});

test('T72 a chunk is imported when all its files have come, and each of them is fetched once for all who need it', async () => {
  const [one, other, shared] = [fresh(), fresh(), fresh()];
  await expect(Promise.all([load(one, shared), load(other, shared)])).resolves.toEqual(['the chunk', 'the chunk']);
  await load(one, shared);
  expect(server.mock.calls.map(([address]) => address)).toEqual([`/${one}`, `/${shared}`, `/${other}`]);
});

test.each([
  ['that can’t be fetched', lost],
  ['that the server has not', async () => new Response('', { status: 404 })],
  ['in whose place comes a page', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['that breaks off', async () => ({ ok: true, headers: script().headers, arrayBuffer: lost }) as unknown as Response],
])('T72 a file %s is never imported, and fetched again by who asks again; the others are not', async (_, answer) => {
  const [own, shared] = [fresh(), fresh()];
  server.mockImplementation((address) => (address === `/${shared}` ? answer() : Promise.resolve(script())));
  await expect(load(own, shared)).rejects.toThrow(TypeError);
  expect(importChunk).not.toHaveBeenCalled();
  server.mockClear().mockImplementation(async () => script());
  await expect(load(own, shared)).resolves.toBe('the chunk');
  expect(server.mock.calls.map(([address]) => address)).toEqual([`/${shared}`]);
});

test('T72 what the boot script has fetched is not fetched again, but what it could not get is', async () => {
  const [there, missing] = [fresh(), fresh()];
  window.fetchedByBoot = { [`/${there}`]: Promise.resolve(), [`/${missing}`]: lost() };
  await load(there, missing);
  expect(server.mock.calls.map(([address]) => address)).toEqual([`/${missing}`]);
});

test('T72 a style sheet that did not come leaves nothing behind, and comes when asked for again', async () => {
  const sheet = fresh('css');
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const first = load(sheet);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(sheet);
  expect(links()).toEqual([]);
  const second = load(sheet);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  expect(links()[0]).toMatchObject({ crossOrigin: '', href: expect.stringContaining(sheet) });
  links()[0]!.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('the chunk');
});
