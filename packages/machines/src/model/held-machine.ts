import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { NotProvided } from '../not-provided.ts';
import { HandClock } from './hand-clock.ts';
import type { Work } from './machine-model.ts';

type Implementation = (...parameters: unknown[]) => unknown;
type Held = Snapshot<unknown> & { work: Work };
type Settled = { type: 'succeeded'; output: unknown } | { type: 'failed'; error: unknown };

export interface HeldRun {
  actor: Actor<AnyStateMachine>;
  clock: HandClock;
  /** Outward actions since they were last looked at. */
  takeEffects(): string[];
  /** Work that began since it was last looked at. */
  takeBegun(): Work[];
  /** What is under way. */
  running(): { work: Work; settle: (settled: Settled) => void }[];
}

/** A real machine whose work comes to an end only when it is told to; its questions to the app are answered by the bits of a number, or by name. */
export function holdMachine(
  given: AnyStateMachine,
  watch: (inspected: InspectionEvent) => void,
  answerTo?: (question: string) => boolean,
) {
  let begun: Work[] = [];
  let effects: string[] = [];
  let answers = 0;
  const questions: string[] = [];

  const held = (src: string): AnyActorLogic => ({
    ...fromCallback(() => {}),
    getInitialSnapshot: (_scope: unknown, input: unknown) =>
      ({ status: 'active', output: undefined, error: undefined, work: { src, input } }) as unknown as Held,
    start: (snapshot: Held) => void begun.push(snapshot.work),
    transition: (snapshot: Held, event: Settled) => {
      if (event.type === 'succeeded') return { ...snapshot, status: 'done', output: event.output };
      return event.type === 'failed' ? { ...snapshot, status: 'error', error: event.error } : snapshot;
    },
  });
  const unlessProvided = (kind: 'actions' | 'guards', otherwise: (name: string) => unknown) => {
    const parts = Object.entries(given.implementations[kind] as Record<string, Implementation & { resolve?: unknown }>);
    const own = parts.filter(([, part]) => typeof part === 'function' && !part.resolve && !('check' in part));
    const wrapped = own.map(([name, part]) => [
      name,
      (...parameters: unknown[]) => {
        try {
          return part(...parameters);
        } catch (error) {
          if (error instanceof NotProvided) return otherwise(name);
          throw error;
        }
      },
    ]);
    return Object.fromEntries(wrapped);
  };

  const machine = given.provide({
    actors: Object.fromEntries(Object.keys(given.implementations.actors).map((src) => [src, held(src)])),
    actions: unlessProvided('actions', (name) => void effects.push(name)),
    guards: unlessProvided('guards', (name) => {
      if (!questions.includes(name)) questions.push(name);
      return answerTo ? answerTo(name) : (answers & (1 << questions.indexOf(name))) !== 0;
    }),
  } as never) as AnyStateMachine;

  return {
    machine,
    /** The questions that were asked so far. */
    questions: questions as readonly string[],
    /** What the app answers from now on. */
    answer: (next: number) => void (answers = next),
    start(input: object | undefined): HeldRun {
      const clock = new HandClock();
      begun = [];
      effects = [];
      const actor = createActor(machine, { input, clock, inspect: watch } as never) as Actor<AnyStateMachine>;
      actor.start();
      const take = <One>(list: One[]) => list.splice(0);
      return {
        actor,
        clock,
        takeEffects: () => take(effects),
        takeBegun: () => take(begun),
        running: () =>
          Object.values((actor.getSnapshot() as AnyMachineSnapshot).children as Record<string, AnyActorRef>)
            .filter((child) => child.getSnapshot().status === 'active')
            .map((child) => ({
              work: (child.getSnapshot() as Held).work,
              settle: (settled) => child.send(settled),
            })),
      };
    },
  };
}
