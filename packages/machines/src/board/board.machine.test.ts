import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { failing } from '../model/failing.ts';
import { holdWork, turn } from '../model/held-work.ts';
import { withMoves } from './board.assigns.ts';
import { createBoardMachine } from './board.machine.ts';
import { boardStatus, columnBeingRead } from './board.selectors.ts';
import type { Card, Column, MetricsByState, More, MoreInput } from './board.types.ts';

interface Applicant extends Card {
  name: string;
}

const applicant = (id: string, state: string, version = 1): Applicant => ({
  id,
  state,
  version,
  name: `${id}${version}`,
});
const column = (state: string, items: Applicant[], next: string | null = null): Column<Applicant> => ({
  state,
  items,
  next,
  count: { value: items.length + (next ? 10 : 0), isCapped: false },
  days: items.length,
});

async function open(
  columns = [column('pending', [applicant('a', 'pending'), applicant('b', 'pending')]), column('approved', [])],
) {
  const read = holdWork<Column<Applicant>[], { query: Readonly<Record<string, string>> }>();
  const more = holdWork<More<Applicant>, MoreInput>();
  const metrics = holdWork<MetricsByState, { query: Readonly<Record<string, string>> }>();
  const cards = holdWork<Applicant[], { ids: readonly string[] }>();
  const machine = createBoardMachine<Applicant>().provide({
    actors: {
      fetchColumns: read.actor,
      fetchMore: more.actor,
      fetchMetrics: metrics.actor,
      fetchCards: cards.actor,
    },
    delays: { gathering: 1 },
  });
  const actor = createActor(machine, { input: { query: { jobPost: 'j' } } }).start();
  const state = () => actor.getSnapshot();
  const shown = () =>
    withMoves(state().context.columns ?? [], state().context.moves).map(({ items }) => items.map(({ name }) => name));
  expect(boardStatus(state())).toBe('loadingFirst');
  read.requests[0]!.resolve(columns);
  await turn();
  return {
    actor,
    state,
    shown,
    read: read.requests,
    more: more.requests,
    metrics: metrics.requests,
    cards: cards.requests,
  };
}

test('DOM-01 a card that was moved stands in its new column at once, and stays there when the server agrees', async () => {
  const { actor, state, shown } = await open();
  actor.send({ type: 'board.moved', id: 'b', to: 'approved' });
  expect(shown()).toEqual([['a1'], ['b1']]);
  actor.send({ type: 'board.settled', card: applicant('b', 'approved', 2) });
  expect(shown()).toEqual([['a1'], ['b2']]);
  expect(state().context.columns!.map(({ count }) => count.value)).toEqual([1, 1]);
  expect(state().context.highlighted).toEqual(['b']);
  actor.send({ type: 'board.highlightEnded', id: 'b' });
  expect(state().context.highlighted).toEqual([]);
});

test('DOM-01 a refused move puts the card back exactly where it stood', async () => {
  const { actor, state, shown } = await open();
  const before = state().context.columns;
  actor.send({ type: 'board.moved', id: 'a', to: 'approved' });
  actor.send({ type: 'board.returned', id: 'a' });
  expect(shown()).toEqual([['a1', 'b1'], []]);
  expect(state().context.columns).toBe(before);
});

test('DOM-01 when somebody else was faster the card goes to where they put it', async () => {
  const { actor, shown } = await open([
    column('pending', [applicant('a', 'pending')]),
    column('approved', []),
    column('rejected', []),
  ]);
  actor.send({ type: 'board.moved', id: 'a', to: 'approved' });
  actor.send({ type: 'board.settled', card: applicant('a', 'rejected', 2) });
  expect(shown()).toEqual([[], [], ['a2']]);
});

test('NAV-06 what others change moves in place with a highlight; an older version never wins', async () => {
  const { actor, state, shown, cards } = await open([
    column('pending', [applicant('a', 'pending', 5), applicant('b', 'pending')]),
    column('approved', []),
  ]);
  for (const id of ['a', 'b', 'elsewhere', 'b']) actor.send({ type: 'board.cardChanged', id });
  expect(cards.map(({ input }) => input.ids)).toEqual([['a']]);
  cards[0]!.resolve([applicant('a', 'approved', 4)]);
  await turn();
  expect(cards[1]!.input.ids).toEqual(['b']);
  cards[1]!.resolve([applicant('b', 'approved', 2)]);
  await turn();
  expect(shown()).toEqual([['a5'], ['b2']]);
  expect(state().context.highlighted).toEqual(['b']);
});

test('the metrics are read again, once for many changes, whether the card is shown or not', async () => {
  const { actor, state, metrics } = await open();
  for (const id of ['x', 'y', 'z']) actor.send({ type: 'board.cardChanged', id });
  actor.send({ type: 'board.cardAdded' });
  await waitFor(actor, () => metrics.length > 0);
  expect(metrics).toHaveLength(1);
  metrics[0]!.resolve([{ state: 'pending', count: { value: 40, isCapped: false }, days: 99 }]);
  await turn();
  expect(state().context.columns!.map(({ count, days }) => [count.value, days])).toEqual([
    [40, 99],
    [0, 0],
  ]);
});

test('the next cards of a column are read when they are wanted, one column after the other and none twice', async () => {
  const { actor, state, shown, more } = await open([
    column('pending', [applicant('a', 'pending')], 'p2'),
    column('approved', [applicant('c', 'approved')], 'a2'),
    column('rejected', []),
  ]);
  for (const name of ['pending', 'approved', 'rejected', 'pending'])
    actor.send({ type: 'board.moreWanted', state: name });
  expect(columnBeingRead(state())).toBe('pending');
  expect(more.map(({ input }) => input)).toEqual([{ query: { jobPost: 'j' }, state: 'pending', after: 'p2' }]);
  more[0]!.resolve({ items: [applicant('a', 'pending'), applicant('b', 'pending')], next: null });
  await turn();
  expect(shown()[0]).toEqual(['a1', 'b1']);
  expect(more[1]!.input).toMatchObject({ state: 'approved', after: 'a2' });
  more[1]!.reject(failing('internal'));
  await turn();
  expect([state().context.stuck, columnBeingRead(state())]).toEqual(['approved', null]);
  actor.send({ type: 'board.moreWanted', state: 'approved' });
  expect(more).toHaveLength(3);
});

test('another question drops what was wanted for the one before', async () => {
  const { actor, state, read, more } = await open([column('pending', [applicant('a', 'pending')], 'p2')]);
  actor.send({ type: 'board.moreWanted', state: 'pending' });
  actor.send({ type: 'board.queryChanged', query: { q: 'x' } });
  more[0]!.resolve({ items: [applicant('late', 'pending')], next: null });
  expect(boardStatus(state())).toBe('refreshing');
  read[1]!.resolve([column('pending', [applicant('z', 'pending')])]);
  await turn();
  expect(state().context.columns![0]!.items.map(({ id }) => id)).toEqual(['z']);
});

test.each(['offline', 'failed', 'forbidden'] as const)(
  'a refresh that is %s keeps what was last seen',
  async (status) => {
    const { actor, state, shown, read } = await open();
    actor.send({ type: 'board.refresh' });
    read[1]!.reject(failing(status === 'failed' ? 'internal' : status));
    await turn();
    expect([boardStatus(state()), shown()[0]]).toEqual([status, ['a1', 'b1']]);
    actor.send({ type: 'board.reachable' });
    expect(boardStatus(state())).toBe(status === 'offline' ? 'refreshing' : status);
  },
);

test('a card that is gone leaves the board', async () => {
  const { actor, state, shown } = await open();
  actor.send({ type: 'board.cardRemoved', id: 'a' });
  expect(shown()).toEqual([['b1'], []]);
  expect(state().context.columns![0]!.count.value).toBe(1);
});
