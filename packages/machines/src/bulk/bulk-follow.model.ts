import { bulkStates } from '@diwan/api-contract/values/bulk';
import fc from 'fast-check';
import { anyProblem, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { bulkFollowMachine } from './bulk-follow.machine.ts';
import { endedStates } from './bulk-follow.types.ts';

const operation = fc.record({
  id: fc.constant('o1'),
  version: fc.nat({ max: 9 }),
  state: fc.constantFrom(...bulkStates, ...Array<'running'>(3).fill('running')),
});
const items = fc.record({
  items: fc.array(fc.record({ id: fc.uuid() }), { maxLength: 3 }),
  next: fc.constantFrom(null, 'cursor'),
});

export const model: MachineModel = {
  machine: bulkFollowMachine,
  input: { id: 'o1' },
  events: {
    'follow.progressed': nothing,
    'follow.refresh': nothing,
    'follow.steered': fc.record({ steering: fc.constantFrom('bulk.pause', 'bulk.cancel') }),
    'follow.outcomeChosen': fc.record({ outcome: fc.constantFrom(null, 'succeeded', 'refused') }),
    'follow.moreWanted': nothing,
  },
  results: { fetchOperation: operation, steer: operation, fetchItems: items },
  problems: fc.oneof(
    anyProblem,
    operation.map((current) => problemOf('stale', { current })),
  ),
  ends: { 'operation.missing': 'It was removed; its rows are still listed.' },
  watch: () => {
    let wasOpen = false;
    return ({ after, effects }) => {
      const { operation: known } = after.context as { operation: { state: never } | null };
      const isEnded = known !== null && endedStates.has(known.state);
      if (effects.includes('announceEnd') && !(wasOpen && isEnded))
        throw new Error('An end was announced that nobody saw coming.');
      wasOpen = known !== null && !isEnded;
    };
  },
};
