import { type StepUpActor, startStepUp } from '#session/step-up/step-up-actor.ts';
import type { Actors } from './actors.types.ts';

const running = new WeakMap<Actors, StepUpActor>();

/** What asks in this tab for a fresh proof of who somebody is; it starts with the shell. */
export function stepUpOf(actors: Actors): StepUpActor {
  const actor = running.get(actors) ?? startStepUp(actors.tabs);
  running.set(actors, actor);
  return actor;
}
