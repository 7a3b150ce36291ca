import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { createQueryMachine, type QueryContext } from './query.machine.ts';

const input = { key: '/api/v1/skills', value: null, pause: 0, isPersistent: false };

export const model: MachineModel = {
  machine: createQueryMachine<number>(),
  input,
  otherInput: { ...input, value: 1, pause: 200, isPersistent: true },
  events: {
    'query.wanted': nothing,
    'query.released': nothing,
    'query.prefetched': nothing,
    'query.invalidated': nothing,
    'query.given': fc.record({ value: fc.nat(), at: fc.nat() }),
    'query.forgotten': nothing,
  },
  results: { fetchValue: fc.nat(), waitForRetry: fc.constant(undefined) },
  unfailing: ['waitForRetry'],
  problemIn: ['fetching', 'failed'],
  watch: () => {
    let readers = 0;
    return ({ command, before, after, work }: Step) => {
      if (command.kind === 'send' && command.event.type === 'query.wanted') readers += 1;
      if (command.kind === 'send' && command.event.type === 'query.released') readers = Math.max(0, readers - 1);
      const [was, is] = [before.context, after.context] as [QueryContext<number>, QueryContext<number>];
      if (is.readers !== readers) throw new Error(`${readers} read it, and it counts ${is.readers}.`);
      if (after.matches('prefetched') && readers > 0) throw new Error('What somebody reads is kept for somebody else.');
      if (was.value !== null && is.value === null && command.kind !== 'send') throw new Error('It lost its value.');
      if (work.filter(({ src }) => src === 'fetchValue').length > 1) throw new Error('It is asked twice at once.');
    };
  },
};
