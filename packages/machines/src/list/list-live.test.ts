import { afterEach, expect, test, vi } from 'vitest';
import { failing } from '../model/failing.ts';
import { addedCount, countsOf, open, page, rowsOf, showing, skill } from '../model/held-list.ts';
import { turn } from '../model/held-work.ts';
import { listStatus } from './list.selectors.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a row that somebody changed is read again and highlighted in its place', async () => {
  const { actor, rows, state } = await showing(skill('a'), skill('b'), skill('c'));
  actor.send({ type: 'list.rowChanged', id: 'b' });
  actor.send({ type: 'list.rowChanged', id: 'elsewhere' });
  expect(rows.map(({ input }) => input.ids)).toEqual([['b']]);
  rows[0]!.resolve([skill('b', 2)]);
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['a1', 'b2', 'c1']);
  expect(state().context.highlighted).toEqual(['b']);
  actor.send({ type: 'list.highlightEnded', id: 'b' });
  expect(state().context.highlighted).toEqual([]);
});

test('rows that change while others are being read are read in one go afterwards; an older version never wins', async () => {
  const { actor, rows, state } = await showing(skill('a', 5), skill('b'));
  for (const id of ['a', 'b', 'a', 'b']) actor.send({ type: 'list.rowChanged', id });
  rows[0]!.resolve([skill('a', 4)]);
  await turn();
  expect(rows.map(({ input }) => [...input.ids].sort())).toEqual([['a'], ['a', 'b']]);
  expect(rowsOf(state())[0]!.name).toBe('a5');
  expect(state().context.highlighted).toEqual([]);
});

test('a row that changes while its page is on its way is read again after it, and no older page takes it back', async () => {
  const { actor, pages, rows, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.queryChanged', query: { after: 'x' } });
  for (const id of ['c', 'elsewhere']) actor.send({ type: 'list.rowChanged', id });
  expect(rows).toEqual([]);
  pages[1]!.resolve(page(skill('c')));
  await turn();
  expect(rows.map(({ input }) => input.ids)).toEqual([['c']]);
  rows[0]!.resolve([skill('c', 2)]);
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['c2']);
  actor.send({ type: 'list.refresh' });
  actor.send({ type: 'list.rowGiven', row: skill('c', 3) });
  pages[2]!.resolve(page(skill('c', 2)));
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['c3']);
});

const gathered = () => vi.advanceTimersByTimeAsync(500);

test('records that others add are announced where they match, and never move what is being read', async () => {
  vi.useFakeTimers();
  const { actor, pages, matches, state } = open({ state: 'open' });
  pages[0]!.resolve(page(skill('a')));
  await gathered();
  for (const id of ['w', 'x', 'y', 'z', 'z']) actor.send({ type: 'list.rowAdded', id });
  expect(addedCount(state())).toBe(0);
  await gathered();
  expect(matches[0]!.input).toEqual({ ids: ['w', 'x', 'y', 'z'], query: { state: 'open' } });
  matches[0]!.resolve(['x', 'y', 'z']);
  await gathered();
  expect([addedCount(state()), rowsOf(state()).length]).toEqual([3, 1]);
  actor.send({ type: 'list.rowRemoved', id: 'y' });
  expect(addedCount(state())).toBe(2);
  actor.send({ type: 'list.refresh' });
  pages[1]!.resolve(page(skill('z'), skill('a')));
  await gathered();
  expect([addedCount(state()), rowsOf(state()).length, matches.length]).toEqual([0, 2, 1]);
  actor.send({ type: 'list.rowRemoved', id: 'z' });
  expect(rowsOf(state()).map(({ id }) => id)).toEqual(['a']);
});

test('a record that a change brings into a list whose matches are all on the page is announced as well', async () => {
  vi.useFakeTimers();
  const { actor, pages, matches, state } = open({ state: 'open' });
  pages[0]!.resolve({ ...page(skill('a')), next: 'cursor' });
  await gathered();
  actor.send({ type: 'list.rowChanged', id: 'b' });
  await gathered();
  expect(matches).toEqual([]);
  actor.send({ type: 'list.refresh' });
  pages[1]!.resolve(page(skill('a')));
  await gathered();
  for (const id of ['a', 'b']) actor.send({ type: 'list.rowChanged', id });
  await gathered();
  expect(matches.map(({ input }) => input.ids)).toEqual([['b']]);
  matches[0]!.resolve(['b']);
  await gathered();
  expect(addedCount(state())).toBe(1);
});

test('what never stops changing is counted and announced all the same', async () => {
  vi.useFakeTimers();
  const { actor, pages, counts, matches, state } = open();
  pages[0]!.resolve(page(skill('a')));
  counts[0]!.resolve({ total: { value: 1, isCapped: false }, byState: {} });
  for (let number = 0; number < 40; number++) {
    await vi.advanceTimersByTimeAsync(100);
    actor.send({ type: 'list.rowAdded', id: `new ${number}` });
    counts.at(-1)!.resolve({ total: { value: counts.length, isCapped: false }, byState: {} });
    for (const { input, resolve } of matches) resolve(input.ids);
  }
  expect(counts.length).toBeGreaterThan(5);
  expect(countsOf(state())?.total.value).toBeGreaterThan(4);
  expect(addedCount(state())).toBeGreaterThan(30);
});

test('a page whose records are all gone is read again, unless there never were more', async () => {
  const { actor, pages, state } = open();
  pages[0]!.resolve({ ...page(skill('a'), skill('b')), next: 'cursor' });
  await turn();
  for (const id of ['a', 'b', 'b']) actor.send({ type: 'list.rowRemoved', id });
  expect([listStatus(state()), pages.length]).toEqual(['refreshing', 2]);
  pages[1]!.resolve(page(skill('c')));
  await turn();
  actor.send({ type: 'list.rowRemoved', id: 'c' });
  expect([listStatus(state()), pages.length]).toEqual(['empty', 2]);
});

test('rows that can’t be read again leave those to be read that changed meanwhile', async () => {
  const { actor, rows, state } = await showing(skill('a'), skill('b'));
  for (const id of ['a', 'b']) actor.send({ type: 'list.rowChanged', id });
  rows[0]!.reject(failing('internal'));
  await turn();
  expect(rows.map(({ input }) => input.ids)).toEqual([['a'], ['b']]);
  rows[1]!.resolve([skill('b', 2)]);
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['a1', 'b2']);
});
