import type { Capability } from '@diwan/api-contract/capabilities';
import {
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type StateMachine,
  type StateValue,
  transition,
} from 'xstate';

/** A business process as a pure statechart: the server, the screens, the diagrams and the tests read the same one. */
export interface Workflow<Input, Event extends { type: string }, Machine extends AnyStateMachine = AnyStateMachine> {
  id: string;
  /** Raised when states are renamed or removed; stored beside the plain state. */
  version: number;
  machine: Machine;
  /** The capability that an event needs; `system` events come from the scheduler or from another record alone. */
  may: Record<Event['type'], Capability | 'system'>;
  /** Events that only somebody sends who has proved lately who they are. */
  stepUp?: ReadonlySet<Event['type']>;
  /** Of a chart with parallel regions the first is the record's state; each of the others is known from the input. */
  regions?: Readonly<Record<string, (input: Input) => string>>;
  /** The event by which a record comes into being; no record that is there is offered it. */
  starts?: Event['type'];
  /** An event as a person would send it, so that what is available can be told before its form is filled in. */
  samples: { [Type in Event['type']]: (input: Input) => Extract<Event, { type: Type }> };
}

/** The record as the workflow sees it, and who asks. */
export interface Subject<Input> {
  state: string;
  input: Input;
  can: (capability: Capability) => boolean;
  isSystem?: boolean;
}

/** Something the server does in the transaction of the event: a named action of the machine. */
export interface Effect {
  type: string;
  params?: unknown;
}

export type Verdict =
  | { kind: 'accepted'; state: string; effects: Effect[]; regions?: Readonly<Record<string, string>> }
  | { kind: 'refused'; reason: 'notPermitted' | 'wrongState' | (string & {}) };

export interface EventAvailability {
  type: string;
  isAvailable: boolean;
  reason?: string;
}

/** Declares an effect of a workflow; the machine names it, the server carries it out. */
export const effect =
  <Params = undefined>() =>
  (_asked: unknown, _params: Params): void => {};

// oxlint-disable typescript/no-explicit-any -- a machine has more type parameters than matter here
type ActionOf<Machine> =
  Machine extends StateMachine<any, any, any, any, infer Action, any, any, any, any, any, any, any, any, any, any>
    ? Action
    : never;
// oxlint-enable typescript/no-explicit-any

/** The effects that a machine names, each with its params; whoever carries them out forgets none and invents none. */
export type EffectsOf<Machine> = {
  [Action in ActionOf<Machine> as Exclude<Action['type'], 'refuse'>]: Action['params'];
};

/** A statechart, whichever. */
export type AnyMachine = AnyStateMachine;
/** What the guards of a machine look at. */
export type InputOf<Machine extends AnyMachine> = ContextFrom<Machine>;
/** The names of a machine's events. */
export type EventTypeOf<Machine extends AnyMachine> = EventFromLogic<Machine>['type'];

/** What an event would do to a record: the state it leads to and the effects it causes, or why it is refused. */
export function evaluate<Input, Event extends { type: string }>(
  workflow: Workflow<Input, Event>,
  { state, input, can, isSystem = false }: Subject<Input>,
  event: Event,
): Verdict {
  const needed = workflow.may[event.type as Event['type']];
  const isPermitted = needed === 'system' ? isSystem : needed !== undefined && can(needed);
  if (!isPermitted) return { kind: 'refused', reason: 'notPermitted' };

  const before = snapshotOf(workflow, state, input);
  if (!before.can(event)) return { kind: 'refused', reason: 'wrongState' };

  const [after, actions] = transition(workflow.machine, before, event);
  const effects = actions.map(({ type, params }): Effect => (params === undefined ? { type } : { type, params }));
  const refusal = effects.find(({ type }) => type === 'refuse');
  if (refusal) return { kind: 'refused', reason: (refusal.params as { reason: string }).reason };
  const { machine, regions } = workflow;
  if (!regions) return { kind: 'accepted', state: stateOf(after.value), effects };
  const value = after.value as Record<string, StateValue>;
  const beside = Object.keys(regions).map((name): [string, string] => [name, stateOf(value[name]!)]);
  return {
    kind: 'accepted',
    state: stateOf(value[mainRegion(machine).key]!),
    effects,
    regions: Object.fromEntries(beside),
  };
}

/** Every event that staff may send to this workflow, and whether it may be sent now: what `evaluate` would say, without taking the step. */
export function availableEvents<Input, Event extends { type: string }>(
  workflow: Workflow<Input, Event>,
  subject: Subject<Input>,
): EventAvailability[] {
  const { state, input, can } = subject;
  const before = snapshotOf(workflow, state, input);
  const types = Object.keys(workflow.may) as Event['type'][];
  return types
    .filter((type) => workflow.may[type] !== 'system' && type !== workflow.starts)
    .map((type) => {
      const isPermitted = can(workflow.may[type] as Capability);
      const reason = isPermitted ? refusalOf(workflow.machine, before, workflow.samples[type](input)) : 'notPermitted';
      return reason === null ? { type, isAvailable: true } : { type, isAvailable: false, reason };
    });
}

type Snapshot = ReturnType<AnyStateMachine['resolveState']>;

/** The chart as it stands for a record. */
export function snapshotOf<Input>(
  { machine, regions }: Pick<Workflow<Input, never>, 'machine' | 'regions'>,
  state: string,
  input: Input,
): Snapshot {
  const main = mainRegion(machine);
  const value = valueOf(main, state);
  if (!regions) return machine.resolveState({ value, context: input });
  const beside = Object.entries(regions).map(([name, stateIn]): [string, StateValue] => [
    name,
    valueOf(machine.root.states[name]!, stateIn(input)),
  ]);
  return machine.resolveState({ value: { [main.key]: value, ...Object.fromEntries(beside) }, context: input });
}

/** The part of a chart in which a record's state is. */
export function mainRegion({ root }: AnyStateMachine): AnyStateMachine['root'] {
  return root.type === 'parallel' ? Object.values(root.states)[0]! : root;
}

/** Why the transition that an event would take refuses it, or null. */
function refusalOf(machine: AnyStateMachine, before: Snapshot, event: { type: string }): string | null {
  const taken = machine.getTransitionData(before, event);
  if (!taken.some(({ target, actions }) => target !== undefined || actions.length > 0)) return 'wrongState';
  const refusal = taken.flatMap(({ actions }) => actions as readonly Effect[]).find(({ type }) => type === 'refuse');
  return refusal ? (refusal.params as { reason: string }).reason : null;
}

type StateNode = AnyStateMachine['root'];

/** Records store the innermost state's name; statecharts group those names. */
function valueOf(node: StateNode, state: string): StateValue {
  const value = findValue(node, state);
  if (value === undefined) throw new Error(`"${state}" is not a state of the workflow ${node.machine.id}`);
  return value;
}

function findValue(node: StateNode, state: string): StateValue | undefined {
  for (const child of Object.values(node.states)) {
    if (child.type === 'atomic' && child.key === state) return state;
    const inner = findValue(child, state);
    if (inner !== undefined) return { [child.key]: inner };
  }
  return undefined;
}

function stateOf(value: StateValue): string {
  return typeof value === 'string' ? value : stateOf(Object.values(value)[0]!);
}
