import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import { mutationMachine } from './mutation.machine.ts';

export const model: MachineModel = {
  machine: mutationMachine,
  events: { 'mutation.start': fc.record({ isAnother: fc.boolean() }) },
  results: { act: fc.constant({}) },
  watch:
    () =>
    ({ command, effects }) => {
      const expected = { succeed: ['announceDone'], fail: ['announceFailure'] }[command.kind as string] ?? [];
      if (effects.join() !== expected.join()) throw new Error(`Announced ${effects.join() || 'nothing'}.`);
    },
};
