import type { Problem } from '@diwan/api-contract/problem';
import fc from 'fast-check';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Work that a machine asked for and that has not come to an end. */
export interface Work {
  /** The name of the actor. */
  src: string;
  input: unknown;
}

/** What somebody or something does to a machine. */
export type Command =
  | { kind: 'send'; event: { type: string } }
  | { kind: 'succeed'; work: Work; output: unknown }
  | { kind: 'fail'; work: Work; problem: Partial<Problem> }
  | { kind: 'wait' };

export interface Step {
  command: Command;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  /** What is under way after it. */
  work: readonly Work[];
  /** Outward actions that the step caused, in their order. */
  effects: readonly string[];
}

/** What may happen to a machine, and what must hold whatever happens. */
export interface MachineModel {
  machine: AnyStateMachine;
  input?: object;
  /** What it may be started with instead: every other run is. */
  otherInput?: object;
  /** What is sent to it: the payload of each type of event. */
  events: Readonly<Record<string, fc.Arbitrary<object>>>;
  /** What work brings, by the name of its actor, or a function that makes it from the input; work that isn't here speaks by events alone. */
  results: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** Problems that work may meet; those of the network and the server where it says nothing. */
  problems?: fc.Arbitrary<Partial<Problem>>;
  /** Actors whose work can't fail. */
  unfailing?: readonly string[];
  /** States that nothing leads out of, with the reason. */
  ends?: Readonly<Record<string, string>>;
  /** States that are busy without work of the machine's own, with the reason. */
  leaves?: Readonly<Record<string, string>>;
  /** The only states in which `context.problem` may say something. */
  problemIn?: readonly string[];
  /** Begins an independent model of one run, which is told of each step and throws where the machine does otherwise. */
  watch?: () => (step: Step) => void;
}

export const nothing = fc.constant({});
export const ids = fc.constantFrom('a', 'b', 'c', 'd');

export const codes = [
  'forbidden',
  'notFound',
  'stale',
  'refused',
  'invalid',
  'unauthenticated',
  'offline',
  'timeout',
  'internal',
] as const;

const statuses: Readonly<Record<string, number>> = {
  forbidden: 403,
  notFound: 404,
  stale: 412,
  invalid: 422,
  offline: 0,
};

/** A problem as the client throws it. */
export const problemOf = (code: string, more: Partial<Problem> = {}): Partial<Problem> => ({
  type: 'about:blank',
  title: code,
  status: statuses[code] ?? 500,
  code,
  ...more,
});

export const anyProblem: fc.Arbitrary<Partial<Problem>> = fc.constantFrom(...codes.map((code) => problemOf(code)));

/** `['a', 'b']` for the state `{ a: 'b' }`: every state that a snapshot is in, outer ones included. */
export function statesOf(snapshot: AnyMachineSnapshot): string[] {
  return (snapshot._nodes as { path: string[] }[]).map(({ path }) => path.join('.'));
}
