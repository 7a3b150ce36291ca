import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { type RealtimeContext, realtimeMachine } from './realtime.machine.ts';

export const model: MachineModel = {
  machine: realtimeMachine,
  events: {
    'realtime.started': nothing,
    'realtime.stopped': nothing,
    'realtime.tokenGiven': fc.record({ token: fc.constantFrom('one', 'other') }),
    'realtime.tokenTaken': nothing,
    'realtime.channelWanted': nothing,
    'realtime.connected': nothing,
    'realtime.lost': nothing,
  },
  results: { waitForRetry: fc.constant(undefined) },
  unfailing: ['waitForRetry'],
  watch:
    () =>
    ({ after, work }: Step) => {
      const isHeld = work.some(({ src }) => src === 'holdConnection');
      if (isHeld !== after.matches('held')) throw new Error('A connection is there that nobody holds.');
      if (isHeld && (after.context as RealtimeContext).token === null) throw new Error('It is held for nobody.');
    },
};
