import type { AnyStateMachine } from 'xstate';
import { NotProvided } from '../not-provided.ts';

/** What a machine leaves to others, by name. */
export interface Asks {
  actors: readonly string[];
  actions: readonly string[];
  guards: readonly string[];
  /** Actions of a workflow: the server carries them out in the transaction of the event. */
  effects: readonly string[];
}

type Part = ((...parameters: unknown[]) => unknown) & { resolve?: unknown };

export function asksOf({ implementations }: AnyStateMachine): Asks {
  const actions = Object.entries(implementations.actions as Record<string, Part>);
  const outward = actions.filter(([, action]) => typeof action === 'function' && !action.resolve);
  const [asked, effects] = [outward.filter(([, one]) => isAsked(one)), outward.filter(([, one]) => !isAsked(one))];
  return {
    actors: Object.keys(implementations.actors),
    actions: asked.map(([name]) => name),
    guards: Object.entries(implementations.guards as Record<string, Part>)
      .filter(([, guard]) => isAsked(guard))
      .map(([name]) => name),
    effects: effects.map(([name]) => name).filter((name) => name !== 'refuse'),
  };
}

/** A placeholder says what it is when it is called; it looks at nothing that it is given. */
function isAsked(part: Part): boolean {
  try {
    part();
  } catch (error) {
    return error instanceof NotProvided;
  }
  return false;
}
