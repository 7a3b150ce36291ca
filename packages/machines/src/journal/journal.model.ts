import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { journalMachine } from './journal.machine.ts';

const entry = fc.record({
  id: fc.uuid(),
  resource: fc.constant('skills'),
  recordId: fc.constantFrom('a', 'b', null),
  isRefused: fc.boolean(),
});
const entries = fc.array(entry, { maxLength: 3 });

export const model: MachineModel = {
  machine: journalMachine,
  events: { 'journal.changed': nothing, 'journal.reachable': nothing },
  results: { readEntries: entries, sendNext: entries },
};
