import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import { optionsMachine } from './options.machine.ts';

export const model: MachineModel = {
  machine: optionsMachine,
  events: { 'options.asked': fc.record({ text: fc.constantFrom('', 'a', 'ab') }) },
  results: { searchOptions: fc.array(fc.record({ id: fc.uuid(), label: fc.string() }), { maxLength: 2 }) },
};
