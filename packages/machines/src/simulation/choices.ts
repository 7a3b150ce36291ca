import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Why an event would change nothing now. */
export type Obstacle =
  /** No state that is active knows it. */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: string }
  /** The conditions that held it back. */
  | { kind: 'guarded'; guards: readonly string[] }
  /** A condition could not be asked, such as for a record that lacks what it looks at. */
  | { kind: 'broken'; error: string };

export interface Choice {
  event: string;
  /** Null when it can be sent. */
  obstacle: Obstacle | null;
}

interface Drawn {
  target?: unknown;
  guard?: string | { type: string } | undefined;
  actions: readonly unknown[];
}

interface StateNode {
  transitions: ReadonlyMap<string, readonly Drawn[]>;
}

/** Every event of a machine, and what stands against sending it now with the payload of its sample. */
export function choicesOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  samples: Readonly<Record<string, object>>,
): Choice[] {
  return eventsOf(machine).map((event) => ({
    event,
    obstacle:
      snapshot.status === 'active'
        ? asked(() => obstacleTo(machine, snapshot, { ...samples[event], type: event }))
        : { kind: 'unknown' },
  }));
}

/** The events that a machine knows, in the order in which they are drawn. */
export function eventsOf({ events }: AnyStateMachine): string[] {
  return events.filter((type) => !type.startsWith('xstate.'));
}

function asked(find: () => Obstacle | null): Obstacle | null {
  try {
    return find();
  } catch (error) {
    return { kind: 'broken', error: String(error) };
  }
}

function obstacleTo(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }): Obstacle | null {
  const known = (snapshot._nodes as StateNode[]).flatMap(({ transitions }) => transitions.get(event.type) ?? []);
  if (known.length === 0) return { kind: 'unknown' };
  const taken = machine.getTransitionData(snapshot, event) as readonly Drawn[];
  const refusal = taken
    .flatMap(({ actions }) => actions)
    .map(refusalOf)
    .find((reason) => reason !== null);
  if (refusal) return { kind: 'refused', reason: refusal };
  if (taken.some(({ target, actions }) => target !== undefined || actions.length > 0)) return null;
  const asked = (taken.length > 0 ? taken : known).flatMap(({ guard }) => (guard ? [guard] : []));
  return { kind: 'guarded', guards: asked.map((guard) => (typeof guard === 'string' ? guard : guard.type)) };
}

function refusalOf(action: unknown): string | null {
  const { type, params } = action as { type?: string; params?: { reason: string } };
  return type === 'refuse' ? (params?.reason ?? type) : null;
}
