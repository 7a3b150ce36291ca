import { type Actor, type ActorOptions, type AnyStateMachine, createActor as createXstateActor } from 'xstate';
import { inspect } from './inspection.ts';

/** Makes an actor that is recorded; it doesn't run before it is started. */
export function createActor<Machine extends AnyStateMachine>(
  machine: Machine,
  options?: ActorOptions<Machine>,
): Actor<Machine> {
  return createXstateActor(machine, { ...options, inspect } as ActorOptions<Machine> & { input: never });
}
