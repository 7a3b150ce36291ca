import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { bulkStartMachine } from './bulk-start.machine.ts';

const preflight = fc.record({ allowed: fc.constantFrom(0, 1, 2), refused: fc.constant([]) });
const action = fc.record({ type: fc.constant('application.reject'), reason: fc.constantFrom('unsuitable', 'other') });

export const model: MachineModel = {
  machine: bulkStartMachine,
  input: { type: 'application.reject' },
  events: {
    'start.submitted': fc.record({ action: fc.oneof(action, fc.constant({ type: 'application.reject' })) }),
    'start.retried': nothing,
  },
  results: { judge: preflight, startOperation: fc.constant({ id: 'o1' }) },
  ends: { started: 'The operation has a page of its own.' },
};
