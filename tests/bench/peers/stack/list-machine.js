import { assign, fromPromise, setup } from 'xstate';
import { fetchPage } from '../data/rows.js';

export const listMachine = setup({
  actors: { fetchPage: fromPromise(({ input }) => fetchPage(input.query)) },
  actions: {
    storeQuery: assign(({ context, event }) => ({ query: { ...context.query, ...event.query } })),
    storeRows: assign(({ event }) => ({ rows: event.output.items })),
  },
}).createMachine({
  id: 'list',
  context: { query: { page: 1, size: 25, sort: '-createdAt' }, rows: [] },
  initial: 'reading',
  on: { 'list.asked': { target: '.reading', actions: 'storeQuery' } },
  states: {
    reading: {
      invoke: {
        src: 'fetchPage',
        input: ({ context }) => ({ query: context.query }),
        onDone: { target: 'showing', actions: 'storeRows' },
      },
    },
    showing: {},
  },
});
