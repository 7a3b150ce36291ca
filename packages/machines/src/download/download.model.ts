import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { downloadMachine } from './download.machine.ts';

const wish = fc.record({ wish: fc.record({ q: fc.constantFrom('', 'x'), format: fc.constantFrom('csv', 'xlsx') }) });

export const model: MachineModel = {
  machine: downloadMachine,
  events: { 'download.opened': wish, 'download.wanted': wish, 'download.cancelled': nothing },
  results: { countRows: fc.constant({ value: 3, isCapped: false }), fetchFile: fc.constant('a file') },
  problemIn: ['file.failed'],
  watch: () => (step) => {
    if (step.effects.includes('announceFile') && step.command.kind !== 'succeed')
      throw new Error('A file was handed over that has not come.');
  },
};
