import { useMachine } from '@xstate/react';
import { listMachine } from './list-machine.js';

/** The rows of the list and what a person may ask of it. */
export function useRows() {
  const [{ context }, send] = useMachine(listMachine);
  const ask = (query) => send({ type: 'list.asked', query });
  return {
    rows: context.rows,
    sort: context.query.sort,
    sortBy: (sort) => ask({ page: 1, sort }),
    next: () => ask({ page: context.query.page + 1 }),
    thousand: () => ask({ page: 1, size: 1000 }),
  };
}
