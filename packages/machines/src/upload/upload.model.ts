import fc from 'fast-check';
import { codes, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { uploadMachine } from './upload.machine.ts';

const file = fc.record({ name: fc.constantFrom('cv.pdf', 'cv.exe'), size: fc.constantFrom(0, 1, 99_000_000) });
const error = fc.constantFrom(...codes).map((code) => Object.assign(new Error(code), { problem: problemOf(code) }));

export const model: MachineModel = {
  machine: uploadMachine,
  events: {
    'upload.chosen': fc.record({ file }),
    'upload.progressed': fc.record({ sent: fc.double({ min: -1, max: 2, noNaN: true }) }),
    'upload.arrived': nothing,
    'upload.broke': fc.record({ error }),
    'upload.cancelled': nothing,
    'upload.retried': nothing,
  },
  results: {},
  problemIn: ['failed', 'refused', 'cancelled'],
  watch:
    () =>
    ({ after }) => {
      const { sent } = after.context as { sent: number };
      if (sent < 0 || sent > 1) throw new Error(`${sent} of the file is sent.`);
    },
};
