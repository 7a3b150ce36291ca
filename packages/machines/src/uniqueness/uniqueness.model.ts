import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import { uniquenessMachine } from './uniqueness.machine.ts';

const values = fc.record({ code: fc.constantFrom('x', 'y'), slug: fc.constantFrom('x', 'y') }, { requiredKeys: [] });

export const model: MachineModel = {
  machine: uniquenessMachine,
  events: { 'uniqueness.asked': fc.record({ values }) },
  results: { checkUniqueness: fc.constantFrom([], [{ path: 'code', code: 'taken' }]) },
};
