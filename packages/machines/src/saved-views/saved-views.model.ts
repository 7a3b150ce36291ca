import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { savedViewsMachine } from './saved-views.machine.ts';

const draft = fc.record({ name: fc.constantFrom('Mine', 'Ours') });
const change = fc.oneof(
  fc.record({ kind: fc.constant('add'), draft }),
  fc.record({ kind: fc.constant('remove'), view: fc.constant({ id: 'v1' }) }),
);

export const model: MachineModel = {
  machine: savedViewsMachine,
  events: { 'views.changed': fc.record({ change }), 'views.dismissed': nothing },
  results: { sendChange: fc.constant({}) },
  problemIn: ['refused', 'changing'],
};
