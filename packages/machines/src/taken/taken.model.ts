import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import { takenMachine } from './taken.machine.ts';

const values = fc.record({ code: fc.constantFrom('x', 'y'), slug: fc.constantFrom('x', 'y') }, { requiredKeys: [] });

export const model: MachineModel = {
  machine: takenMachine,
  events: { 'taken.asked': fc.record({ values }) },
  results: { askTaken: fc.constantFrom([], [{ path: 'code', code: 'taken' }]) },
};
