import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { readDraft } from './draft-store.ts';

const typed = (name: string) => ({ draft: { name }, base: { name: '' }, version: 1 });
const put = vi.fn(async (_: unknown) => {});
const clear = vi.fn(async () => {});
let keeper: DraftKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  keeper = createDraftKeeper({ put, clear }, () => '2026-11-21T10:42:00.000Z');
});
afterEach(() => {
  keeper.stop();
  vi.useRealTimers();
});
const kept = () => put.mock.calls.map(([each]) => (each as ReturnType<typeof typed>).draft.name);

test('what is typed is kept within 300 ms, the latest of it', async () => {
  for (const name of ['a', 'ab', 'abc']) {
    keeper.keep(typed(name));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(kept()).toEqual(['abc']);
  expect(put).toHaveBeenCalledWith({ ...typed('abc'), savedAt: '2026-11-21T10:42:00.000Z' });
});

test('it is kept at once when the page is left or the form goes', async () => {
  keeper.keep(typed('a'));
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual(['a']);
  keeper.keep(typed('ab'));
  keeper.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual(['a', 'ab']);
});

test('what was saved or given up is cleared after everything that was being kept, and never kept again', async () => {
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(260);
  keeper.keep(typed('ab'));
  void keeper.drop();
  await vi.advanceTimersByTimeAsync(1000);
  keeper.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual(['a']);
  expect(clear.mock.invocationCallOrder.at(-1)).toBeGreaterThan(put.mock.invocationCallOrder.at(-1)!);
});

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['another format', { format: 0, draft: {}, base: {}, version: 1, savedAt: '2026-11-21T10:42:00Z' }],
  ['no base', { format: 1, draft: {}, version: 1, savedAt: '2026-11-21T10:42:00Z' }],
  ['a version that is none', { format: 1, draft: {}, base: {}, version: '1', savedAt: '2026-11-21T10:42:00Z' }],
  ['no time', { format: 1, draft: {}, base: {}, version: 1 }],
])('T74 what another version of the product kept is left aside: %s', (_, value) => {
  expect(readDraft(value)).toBeNull();
});
