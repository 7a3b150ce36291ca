import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { type RevealContext, revealMachine } from './reveal.machine.ts';

export const model: MachineModel = {
  machine: revealMachine,
  events: {
    'reveal.wanted': nothing,
    'reveal.reasonGiven': fc.record({ reason: fc.constantFrom('identity check', 'asked by the person') }),
    'reveal.cancelled': nothing,
    'reveal.hidden': nothing,
  },
  results: { fetchValue: fc.record({ value: fc.constant('1012345678'), shownSeconds: fc.constantFrom(0, 30) }) },
  problemIn: ['asking'],
  watch:
    () =>
    ({ after }) => {
      const { value } = after.context as RevealContext;
      if ((value !== null) !== after.matches('shown')) throw new Error('The value is there without being shown.');
    },
};
