import type { Counts, Page } from '@diwan/api-contract/page';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createListMachine } from './list.machine.ts';
import { addedCount, countsOf, isSelected, listStatus, rowsOf } from './list.selectors.ts';
import type { ListQuery } from './list.types.ts';

interface Skill {
  id: string;
  version: number;
  name: string;
}
type Asked<Output, Input> = { input: Input; signal: AbortSignal } & PromiseWithResolvers<Output>;

const skill = (id: string, version = 1): Skill => ({ id, version, name: `${id}${version}` });
const page = (...items: Skill[]): Page<Skill> => ({ items, next: null, previous: null });
const failing = (code: string) => Object.assign(new Error(code), { problem: { code } });
const turn = () => new Promise((resolve) => setTimeout(resolve));

function open(query: ListQuery = {}) {
  const pages: Asked<Page<Skill>, { query: ListQuery }>[] = [];
  const counts: Asked<Counts, { query: ListQuery }>[] = [];
  const rows: Asked<Skill[], { ids: readonly string[] }>[] = [];
  const asking = <Output, Input>(list: Asked<Output, Input>[]) =>
    fromPromise<Output, Input>(({ input, signal }) => {
      const asked = { input, signal, ...Promise.withResolvers<Output>() };
      list.push(asked);
      return asked.promise;
    });
  const machine = createListMachine<Skill>().provide({
    actors: { fetchPage: asking(pages), fetchCounts: asking(counts), fetchRows: asking(rows) },
  });
  const actor = createActor(machine, { input: { query } }).start();
  return { actor, pages, counts, rows, state: () => actor.getSnapshot() };
}

async function showing(...items: Skill[]) {
  const list = open();
  list.pages[0]!.resolve(page(...items));
  await turn();
  return list;
}

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

test('records that others add are announced and never move what is being read', async () => {
  const { actor, pages, state } = await showing(skill('a'));
  for (const id of ['x', 'y', 'z', 'z']) actor.send({ type: 'list.rowAdded', id });
  expect([addedCount(state()), rowsOf(state()).length]).toEqual([3, 1]);
  actor.send({ type: 'list.refresh' });
  pages[1]!.resolve(page(skill('z'), skill('a')));
  await turn();
  expect([addedCount(state()), rowsOf(state()).length]).toEqual([0, 2]);
  actor.send({ type: 'list.rowRemoved', id: 'z' });
  expect(rowsOf(state()).map(({ id }) => id)).toEqual(['a']);
});

test('a list without counts is still a list', async () => {
  const { counts, state } = await showing(skill('a'));
  counts[0]!.reject(failing('internal'));
  await turn();
  expect([listStatus(state()), countsOf(state())]).toEqual(['showing', null]);
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
  expect(state().context.selection).toEqual({ kind: 'some', ids: ['b'] });
  actor.send({ type: 'list.selectionCleared' });
  expect(isSelected(state(), 'b')).toBe(false);
});
