import { type AnyMachineSnapshot, type AnyStateMachine, type StateValue, transition } from 'xstate';
import { NotProvided } from '../not-provided.ts';
import type { RecordedActor, RecordedEvent, Recording } from './recording.types.ts';
import { standIns } from './stand-ins.ts';

export interface Difference {
  /** The event after which it showed; null when the actor could not even begin where it stood. */
  event: RecordedEvent | null;
  recorded: StateValue;
  /** Where the machine went instead, or why it failed. */
  replayed: StateValue | Error;
}

export interface Replay {
  actor: RecordedActor;
  /** The states in their order, from the one that the actor stood in. */
  values: readonly StateValue[];
  /** The first one; null when every state came out as it was recorded. */
  difference: Difference | null;
}

/** Runs a machine through what its actors received. Results of their work are events too, so no actor works and no timer runs. */
export function replay(machine: AnyStateMachine, recording: Recording): Replay[] {
  return recording.actors
    .filter((actor) => actor.machine === machine.id)
    .map((actor) => replayActor(machine, actor, eventsOf(recording, actor)));
}

const mostFollowed = 32;

const eventsOf = ({ events }: Recording, { id }: RecordedActor) => events.filter(({ actor }) => actor === id);

function replayActor(given: AnyStateMachine, actor: RecordedActor, events: readonly RecordedEvent[]): Replay {
  const { machine, ways } = withAnswers(given);
  const values: StateValue[] = [actor.value];
  const found = (difference: Difference | null): Replay => ({ actor, values, difference });
  let snapshots: AnyMachineSnapshot[];
  try {
    const context = { ...(actor.context as object), ...standIns[given.id] };
    snapshots = [machine.resolveState({ value: actor.value, context })];
  } catch (error) {
    return found({ event: null, recorded: actor.value, replayed: error as Error });
  }
  for (const event of events) {
    const outcomes = snapshots.flatMap((snapshot) => ways(() => stepAt(event, machine, snapshot)));
    snapshots = distinct(
      outcomes.filter((one): one is AnyMachineSnapshot => !(one instanceof Error) && isSame(one.value, event.value)),
    );
    if (snapshots.length === 0) {
      const first = outcomes[0]!;
      return found({ event, recorded: event.value, replayed: first instanceof Error ? first : first.value });
    }
    values.push(event.value);
  }
  return found(null);
}

/** Other answers of the app may lead to the same state with another context: all that fit are followed, as far as they differ. */
function distinct(snapshots: readonly AnyMachineSnapshot[]): AnyMachineSnapshot[] {
  const byContext = new Map(snapshots.map((snapshot) => [JSON.stringify(snapshot.context), snapshot]));
  return [...byContext.values()].slice(0, mostFollowed);
}

/** One event at the time when it was received, for guards and actions that look at the clock. */
function stepAt({ event, at }: RecordedEvent, machine: AnyStateMachine, before: AnyMachineSnapshot) {
  const { now } = Date;
  Date.now = () => Date.parse(at);
  try {
    return transition(machine, before, event)[0] as AnyMachineSnapshot;
  } catch (error) {
    return error as Error;
  } finally {
    Date.now = now;
  }
}

type Guard = (args: unknown, params: unknown) => boolean;

/**
 * What only the app can answer isn't recorded. `ways` tells what follows from "no" to every such question, then what follows from
 * "yes" to each of them.
 */
function withAnswers(given: AnyStateMachine) {
  const evaluated = new Set<string>();
  let yes: string | null = null;
  // Those that XState has, which look at the state alone, are no functions to be called.
  const own = Object.entries(given.implementations.guards as Record<string, Guard>).filter(
    ([, guard]) => !('check' in guard),
  );
  const guards = own.map(([name, guard]) => [
    name,
    (...parameters: Parameters<Guard>) => {
      try {
        return guard(...parameters);
      } catch (error) {
        if (!(error instanceof NotProvided)) throw error;
        evaluated.add(name);
        return name === yes;
      }
    },
  ]);
  return {
    machine: given.provide({ guards: Object.fromEntries(guards) }),
    ways<Outcome>(run: () => Outcome): Outcome[] {
      evaluated.clear();
      yes = null;
      const outcomes = [run()];
      for (const name of evaluated) {
        yes = name;
        outcomes.push(run());
      }
      return outcomes;
    },
  };
}

function isSame(one: StateValue | undefined, other: StateValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
