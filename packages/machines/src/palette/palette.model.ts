import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { paletteMachine } from './palette.machine.ts';

export const model: MachineModel = {
  machine: paletteMachine,
  events: {
    'palette.open': nothing,
    'palette.close': nothing,
    'palette.typed': fc.record({ text: fc.constantFrom('', ' a ', 'sara', 'job') }),
    'palette.retried': nothing,
  },
  results: { findRecords: fc.constant([]) },
  problemIn: ['open.failed', 'open.waiting', 'open.searching'],
};
