import fc from 'fast-check';
import { anyProblem, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { type Decided, decisionMachine } from './decision.machine.ts';

const types = ['application.approve', 'application.reject'] as const;
const record = fc.record({
  id: fc.constant('a'),
  version: fc.nat({ max: 9 }),
  state: fc.constantFrom('pending', 'approved'),
  availableEvents: fc.constantFrom(
    types.map((type) => ({ type, isAvailable: true })),
    types.map((type) => ({ type, isAvailable: false, reason: 'openingsFull' })),
  ),
});
const first: Decided = {
  id: 'a',
  version: 1,
  state: 'pending',
  availableEvents: types.map((type) => ({ type, isAvailable: true })),
};

export const model: MachineModel = {
  machine: decisionMachine,
  input: { record: first },
  events: {
    'decision.chosen': fc.record({ event: fc.constantFrom(...types), needsPayload: fc.boolean() }),
    'decision.submitted': fc.record({
      event: fc.record({ type: fc.constant('application.reject'), reason: fc.constantFrom('other', 'unsuitable') }),
    }),
    'decision.cancelled': nothing,
    'decision.retried': nothing,
  },
  results: { sendEvent: record },
  problems: fc.oneof(
    anyProblem,
    record.map((current) => problemOf('stale', { current })),
    fc.constant(problemOf('refused', { reason: 'openingsFull' })),
  ),
  problemIn: ['refused', 'stale', 'failed', 'sending'],
};
