import fc from 'fast-check';
import { ids, type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { createBoardMachine } from './board.machine.ts';
import type { BoardContext, Card, MoreInput } from './board.types.ts';

const states = ['pending', 'approved'] as const;
const state = fc.constantFrom(...states);
const card = fc.record({ id: ids, version: fc.nat({ max: 9 }), state });
const cards = fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 4 });
const next = fc.constantFrom(null, 'cursor');
const count = { value: 1, isCapped: false };
const columns = fc.tuple(cards, next).map(([given, following]) =>
  states.map((each) => ({
    state: each,
    items: given.filter((one) => one.state === each),
    next: following,
    count,
    days: 1,
  })),
);
const query = fc.record({ query: fc.record({ q: fc.constantFrom('', 'x') }) });
const one = fc.record({ id: ids });

/** Where cards stand that were moved here, and that no card stands twice. */
function watch() {
  const moves = new Map<string, string>();
  return ({ command, before, after }: Step) => {
    const [was, is] = [before.context, after.context] as [BoardContext<Card>, BoardContext<Card>];
    const shown = was.columns?.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
    if (command.kind === 'send') {
      const event = command.event as unknown as { type: string; id: string; to: string; card: Card };
      if (event.type === 'board.moved' && shown.includes(event.id)) moves.set(event.id, event.to);
      if (event.type === 'board.returned') moves.delete(event.id);
      if (event.type === 'board.settled') moves.delete(event.card.id);
    }
    const isSame = [...moves].every(([id, to]) => is.moves[id] === to);
    if (!isSame || Object.keys(is.moves).length !== moves.size)
      throw new Error('A card does not stand where it was put.');
    const all = is.columns?.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
    if (new Set(all).size < all.length) throw new Error(`A card stands twice: ${all.join()}.`);
  };
}

export const model: MachineModel = {
  machine: createBoardMachine<Card>(),
  input: { query: { q: '' } },
  events: {
    'board.queryChanged': query,
    'board.refresh': nothing,
    'board.reachable': nothing,
    'board.moreWanted': fc.record({ state }),
    'board.moved': fc.record({ id: ids, to: state }),
    'board.settled': fc.record({ card }),
    'board.returned': one,
    'board.cardChanged': one,
    'board.cardRemoved': one,
    'board.cardAdded': nothing,
    'board.highlightEnded': one,
  },
  results: {
    fetchColumns: columns,
    fetchMore: fc.tuple(cards, next).map(([given, following]) => ({ state: of }: MoreInput) => ({
      items: given.map((one) => ({ ...one, state: of })),
      next: following,
    })),
    fetchMetrics: fc.constant(states.map((each) => ({ state: each, count, days: 2 }))),
    fetchCards: cards,
  },
  problemIn: ['columns.failed', 'columns.offline', 'columns.forbidden', 'columns.reading'],
  watch,
};
