import { afterEach, expect, test, vi } from 'vitest';
import { failing } from '../model/failing.ts';
import { countsOf, open, page, rowsOf, showing, skill } from '../model/held-list.ts';
import { turn } from '../model/held-work.ts';
import { isCounted, isCounting, isCurrent, isSelected, listStatus, problemShown } from './list.selectors.ts';
import type { ListQuery } from './list.types.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('NAV-09 the latest query wins, whatever order the answers come in', async () => {
  const { actor, pages, state } = open({ q: 'a' });
  actor.send({ type: 'list.queryChanged', query: { q: 'ab' } });
  actor.send({ type: 'list.queryChanged', query: { q: 'abc' } });
  pages[2]!.resolve(page(skill('abc')));
  await turn();
  pages[0]!.resolve(page(skill('a')));
  pages[1]!.reject(failing('internal'));
  await turn();
  expect(rowsOf(state()).map(({ id }) => id)).toEqual(['abc']);
  expect(listStatus(state())).toBe('showing');
  expect(pages.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

test('whether other rows were asked for is known at once, and that the same are read again is no such thing', async () => {
  const { actor, pages, state } = await showing(skill('a'));
  actor.send({ type: 'list.refresh' });
  expect([listStatus(state()), isCurrent(state())]).toEqual(['refreshing', true]);
  actor.send({ type: 'list.queryChanged', query: { after: 'x' } });
  expect([listStatus(state()), isCurrent(state())]).toEqual(['refreshing', false]);
  expect(pages.map(({ input }) => input.isTurning)).toEqual([false, false, true]);
  pages.at(-1)!.resolve(page(skill('b')));
  await turn();
  expect(isCurrent(state())).toBe(true);
});

test('a list that was seen before shows that at once, until it has been read again', async () => {
  const total = { value: 2, isCapped: false };
  const before = { page: page(skill('a'), skill('b')), counts: { total, byState: {} }, at: 7 };
  const { pages, counts, state } = open({}, null, before);
  expect([listStatus(state()), rowsOf(state()).length, state().context.seenAt]).toEqual(['refreshing', 2, 7]);
  expect(countsOf(state())?.total).toEqual(total);
  expect(counts).toHaveLength(1);
  pages[0]!.resolve(page(skill('b', 2)));
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['b2']);
  expect(listStatus(state())).toBe('showing');
});

test('a list that one comes back to shows what was seen of it meanwhile, until it has been read again', async () => {
  const { actor, pages, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.selectionToggled', id: 'b' });
  actor.send({ type: 'list.refresh', seen: { page: page(skill('b')), counts: null, at: 9 } });
  expect([listStatus(state()), rowsOf(state()).map(({ id }) => id)]).toEqual(['refreshing', ['b']]);
  expect(state().context.seenAt).toBe(9);
  pages[1]!.resolve(page(skill('b', 2)));
  await turn();
  expect(rowsOf(state()).map(({ name }) => name)).toEqual(['b2']);
  expect(isSelected(state(), 'b')).toBe(true);
});

test('the first load, a refresh, nothing at all and nothing that matches are told apart', async () => {
  const { actor, pages, state } = open();
  expect(listStatus(state())).toBe('loadingFirst');
  pages[0]!.resolve(page());
  await turn();
  expect(listStatus(state())).toBe('empty');
  actor.send({ type: 'list.queryChanged', query: { q: 'x', sort: '-name' } });
  expect(listStatus(state())).toBe('refreshing');
  pages[1]!.resolve(page());
  await turn();
  expect(listStatus(state())).toBe('nothingMatches');
});

test.each([
  ['offline', 'offline', 1],
  ['internal', 'failed', 1],
  ['forbidden', 'forbidden', 1],
])('a refresh that meets %s shows it, and keeps what was last seen', async (code, status, rows) => {
  const { actor, pages, state } = await showing(skill('a'));
  actor.send({ type: 'list.refresh' });
  pages[1]!.reject(failing(code));
  await turn();
  expect(listStatus(state())).toBe(status);
  expect(rowsOf(state())).toHaveLength(rows);
  actor.send({ type: 'list.refresh' });
  pages[2]!.resolve(page(skill('a', 2)));
  await turn();
  expect([listStatus(state()), state().context.problem]).toEqual(['showing', null]);
});

test('a page that was read before is shown at once, and not read again', () => {
  const { pages, counts, state } = open({}, page(skill('a')));
  expect([listStatus(state()), rowsOf(state()).length, state().context.seenAt]).toEqual([
    'showing',
    1,
    expect.any(Number),
  ]);
  expect([pages.length, counts.length]).toEqual([0, 1]);
});

test('another order or page of the same question is counted no second time, unless it never was', async () => {
  const { actor, counts, state } = await showing(skill('a'));
  expect(isCounting(state())).toBe(true);
  counts[0]!.reject(failing('offline'));
  await turn();
  expect([isCounting(state()), isCounted(state())]).toEqual([false, false]);
  actor.send({ type: 'list.queryChanged', query: { sort: '-name' } });
  expect(counts).toHaveLength(2);
  counts[1]!.resolve({ total: { value: 240, isCapped: false }, byState: {} });
  await turn();
  actor.send({ type: 'list.queryChanged', query: { sort: '-name', after: 'cursor' } });
  expect(counts).toHaveLength(2);
  actor.send({ type: 'list.queryChanged', query: { q: 'a' } });
  expect(counts).toHaveLength(3);
});

test('a list without counts is still a list', async () => {
  const { actor, counts, state } = await showing(skill('a'));
  counts[0]!.resolve({ total: { value: 240, isCapped: false }, byState: {} });
  await turn();
  expect([isCounted(state()), countsOf(state())?.total.value]).toEqual([true, 240]);
  actor.send({ type: 'list.refresh' });
  counts[1]!.reject(failing('offline'));
  await turn();
  expect(countsOf(state())?.total.value).toBe(240);
  actor.send({ type: 'list.queryChanged', query: { q: 'a' } });
  expect(isCounted(state())).toBe(false);
  counts[2]!.reject(failing('internal'));
  await turn();
  expect([listStatus(state()), isCounted(state()), countsOf(state())]).toEqual(['refreshing', false, null]);
});

test('a selection survives another page and ends with another search', async () => {
  const { actor, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.selectionToggled', id: 'a' });
  actor.send({ type: 'list.queryChanged', query: { after: 'cursor', sort: 'name' } });
  expect(isSelected(state(), 'a')).toBe(true);
  actor.send({ type: 'list.queryChanged', query: { q: 'x' } });
  expect(isSelected(state(), 'a')).toBe(false);
});

test('the page is selected and cleared as one; all that match are selected as a query', async () => {
  const { actor, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.pageSelected' });
  expect(state().context.selection).toEqual({ kind: 'some', ids: ['a', 'b'] });
  actor.send({ type: 'list.pageSelected' });
  expect(state().context.selection).toEqual({ kind: 'some', ids: [] });
  actor.send({ type: 'list.allSelected' });
  expect(isSelected(state(), 'on another page')).toBe(true);
  actor.send({ type: 'list.selectionToggled', id: 'a' });
  expect(state().context.selection).toEqual({ kind: 'all', except: ['a'] });
  actor.send({ type: 'list.queryChanged', query: { after: 'cursor', sort: '-name', limit: '100' } });
  expect([isSelected(state(), 'a'), isSelected(state(), 'on another page')]).toEqual([false, true]);
  actor.send({ type: 'list.selectionToggled', id: 'a' });
  expect(state().context.selection).toEqual({ kind: 'all', except: [] });
  actor.send({ type: 'list.selectionCleared' });
  expect([isSelected(state(), 'b'), state().context.selection]).toEqual([false, { kind: 'some', ids: [] }]);
});

test('while all are selected, the page is left out and taken back as one', async () => {
  const { actor, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.allSelected' });
  actor.send({ type: 'list.selectionToggled', id: 'b' });
  actor.send({ type: 'list.pageSelected' });
  expect(state().context.selection).toEqual({ kind: 'all', except: [] });
  actor.send({ type: 'list.pageSelected' });
  expect(state().context.selection).toEqual({ kind: 'all', except: ['a', 'b'] });
  actor.send({ type: 'list.queryChanged', query: { city: 'riyadh' } });
  expect(state().context.selection).toEqual({ kind: 'some', ids: [] });
});

test('a range goes from the row toggled before to this one, whichever comes first', async () => {
  const { actor, state } = await showing(...['a', 'b', 'c', 'd', 'e'].map((id) => skill(id)));
  const toggle = (id: string, isRange = true) => actor.send({ type: 'list.selectionToggled', id, isRange });
  const chosen = () => ['a', 'b', 'c', 'd', 'e'].filter((id) => isSelected(state(), id)).join('');
  toggle('d', false);
  toggle('b');
  expect(chosen()).toBe('bcd');
  toggle('b', false);
  toggle('a');
  expect(chosen()).toBe('abcd');
  actor.send({ type: 'list.allSelected' });
  toggle('c');
  expect(state().context.selection).toEqual({ kind: 'all', except: ['a', 'b', 'c'] });
});

test('a range whose start is on another page is the row alone', async () => {
  const { actor, pages, state } = await showing(skill('a'));
  actor.send({ type: 'list.selectionToggled', id: 'a' });
  actor.send({ type: 'list.queryChanged', query: { after: 'cursor' } });
  pages[1]!.resolve(page(skill('b'), skill('c')));
  await turn();
  actor.send({ type: 'list.selectionToggled', id: 'c', isRange: true });
  expect(state().context.selection).toEqual({ kind: 'some', ids: ['a', 'c'] });
});

test('a record that is gone is no longer selected', async () => {
  const { actor, state } = await showing(skill('a'), skill('b'));
  actor.send({ type: 'list.pageSelected' });
  actor.send({ type: 'list.rowRemoved', id: 'a' });
  expect(state().context.selection).toEqual({ kind: 'some', ids: ['b'] });
});

test('offline, what was last seen stays with its time, and is read again once the server answers', async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const { actor, pages, state } = open();
  pages[0]!.resolve(page(skill('a')));
  await settle();
  vi.setSystemTime(60_000);
  actor.send({ type: 'list.refresh' });
  pages[1]!.reject(failing('offline'));
  await settle();
  expect([listStatus(state()), state().context.seenAt, rowsOf(state()).length]).toEqual(['offline', 1_000, 1]);
  actor.send({ type: 'list.reachable' });
  actor.send({ type: 'list.reachable' });
  expect(pages).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(pages).toHaveLength(3);
  expect(problemShown(state())?.code).toBe('offline');
  pages[2]!.resolve(page(skill('a', 2)));
  await settle();
  expect([listStatus(state()), problemShown(state()), state().context.seenAt]).toEqual(['showing', null, 62_000]);
});

test('rows that were seen last stand for their own question alone when another is not answered', async () => {
  const { actor, pages, state } = await showing(skill('a'));
  const fail = async (query: ListQuery, code: string) => {
    actor.send({ type: 'list.queryChanged', query });
    pages.at(-1)!.reject(failing(code));
    await turn();
    return rowsOf(state()).map(({ id }) => id);
  };
  expect(await fail({ sort: 'name' }, 'offline')).toEqual(['a']);
  expect(await fail({ sort: 'name', q: 'b' }, 'offline')).toEqual([]);
  expect([listStatus(state()), problemShown(state())?.code]).toEqual(['offline', 'offline']);
  expect(await fail({ sort: 'name' }, 'internal')).toEqual([]);
});

test('a list that never saw anything forgets why while it tries again', async () => {
  const { actor, pages, state } = open();
  pages[0]!.reject(failing('internal'));
  await turn();
  expect([listStatus(state()), problemShown(state())?.code]).toEqual(['failed', 'internal']);
  actor.send({ type: 'list.refresh' });
  expect([listStatus(state()), problemShown(state())]).toEqual(['loadingFirst', null]);
});
