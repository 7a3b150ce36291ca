import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { cameraMachine } from './camera.machine.ts';

export const model: MachineModel = {
  machine: cameraMachine,
  events: {
    'camera.start': nothing,
    'camera.stop': nothing,
    'camera.opened': nothing,
    'camera.seen': fc.record({ text: fc.constantFrom('HTQ7', '2MXK') }),
    'camera.emptied': nothing,
    'camera.broke': nothing,
  },
  results: { canRead: fc.boolean() },
  ends: { unable: 'The browser reads no codes; they are typed.' },
  leaves: { 'watching.opening': 'The camera itself says when it is there.' },
  watch:
    () =>
    ({ before, after, effects }) => {
      const { last } = before.context as { last: string | null };
      const seen = after.context as { last: string | null };
      if (effects.includes('announceSeen') && last === seen.last) throw new Error('A code was told twice.');
    },
};
