import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { createFeedMachine, type LogContext } from './feed.machine.ts';

export const model: MachineModel = {
  machine: createFeedMachine<number>(),
  events: { 'feed.older': nothing, 'feed.refresh': nothing },
  results: {
    fetchEntries: fc.record({ items: fc.array(fc.nat(), { maxLength: 3 }), next: fc.constantFrom(null, 'cursor') }),
  },
  watch: () => {
    let known: readonly number[] = [];
    return ({ command, before, after }) => {
      const { entries } = after.context as LogContext<number>;
      if (command.kind === 'succeed') {
        const { items } = command.output as { items: readonly number[] };
        known = before.matches('loading') ? items : [...known, ...items];
      }
      if (JSON.stringify(entries) !== JSON.stringify(known)) throw new Error('The log is not what was read.');
    };
  },
};
