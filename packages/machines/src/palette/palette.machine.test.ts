import type { SearchGroup } from '@diwan/api-contract/endpoints/search';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { holdWork } from '../model/held-work.ts';
import { paletteMachine } from './palette.machine.ts';
import { isOpen, paletteStatus } from './palette.selectors.ts';

const group = (id: string): SearchGroup => ({
  area: 'skills',
  hits: [{ id, label: { ar: id }, hint: null, state: 'active' }],
  hasMore: false,
});

function open() {
  vi.useFakeTimers();
  const { requests, actor: findRecords } = holdWork<readonly SearchGroup[], { text: string }>();
  const actor = createActor(paletteMachine.provide({ actors: { findRecords } })).start();
  actor.send({ type: 'palette.open' });
  const type = async (text: string) => {
    actor.send({ type: 'palette.typed', text });
    await vi.advanceTimersByTimeAsync(150);
  };
  return { actor, requests, type, status: () => paletteStatus(actor.getSnapshot()) };
}

test('nothing is asked before two characters, and typing on asks once', async () => {
  const { actor, requests, type, status } = open();
  await type('م');
  expect([requests.length, status()]).toEqual([0, 'idle']);
  actor.send({ type: 'palette.typed', text: 'مه' });
  await vi.advanceTimersByTimeAsync(100);
  await type(' مهندس ');
  expect(requests.map(({ input }) => input.text)).toEqual(['مهندس']);
  expect(status()).toBe('searching');
});

test('the latest text wins, whatever order the answers come in', async () => {
  const { actor, requests, type, status } = open();
  await type('ab');
  await type('abc');
  requests[1]!.resolve([group('abc')]);
  await vi.advanceTimersByTimeAsync(0);
  requests[0]!.resolve([group('ab')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests[0]!.signal.aborted).toBe(true);
  expect(status()).toBe('found');
  expect(actor.getSnapshot().context.groups[0]!.hits[0]!.id).toBe('abc');
});

test('a search that finds nothing and one that fails are told apart, and the failed one can be tried again', async () => {
  const { actor, requests, type, status } = open();
  await type('ab');
  requests[0]!.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('nothing');
  await type('abc');
  requests[1]!.reject(new Error('down'));
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('failed');
  actor.send({ type: 'palette.retried' });
  requests[2]!.resolve([group('abc')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('found');
});

test('closed, it forgets what was typed and found', async () => {
  const { actor, requests, type } = open();
  await type('ab');
  requests[0]!.resolve([group('ab')]);
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'palette.close' });
  expect(isOpen(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().context).toEqual({ text: '', groups: [], problem: null });
});
