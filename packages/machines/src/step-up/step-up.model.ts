import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { stepUpMachine } from './step-up.machine.ts';

export const model: MachineModel = {
  machine: stepUpMachine,
  events: {
    'stepUp.wanted': nothing,
    'stepUp.proofGiven': fc.record({ proof: fc.constantFrom({ by: 'password', password: 'a' }, { by: 'passkey' }) }),
    'stepUp.retried': nothing,
    'stepUp.cancelled': nothing,
    'stepUp.provedElsewhere': nothing,
  },
  results: { fetchMeans: fc.constantFrom('password', 'code', 'passkey', 'provider'), prove: fc.constant(undefined) },
  problemIn: ['asked'],
  watch:
    () =>
    ({ command, before, after, effects }) => {
      const isProof = command.kind === 'succeed' && command.work.src === 'prove';
      if (isProof !== (effects.join() === 'announceProof'))
        throw new Error('Other tabs hear of each proof, and of no other.');
      const isHeard = command.kind === 'send' && command.event.type === 'stepUp.provedElsewhere';
      if (after.matches('proved') && !before.matches('proved') && !isProof && !isHeard)
        throw new Error('Nobody has proved anything.');
    },
};
