import type { RecordedEvent } from '@diwan/machines/recording/recording.types';
import type { Replay } from '@diwan/machines/recording/replay';
import { useState } from 'react';
import type { StateValue } from 'xstate';

export interface Steps {
  /** How many of the recorded events have happened. */
  step: number;
  last: number;
  /** The latest of them; none at the beginning. */
  event: RecordedEvent | undefined;
  go: (step: number) => void;
}

/** One time line for all actors of a recording, at its end at first. */
export function useSteps(events: readonly RecordedEvent[]): Steps {
  const last = events.length;
  const [step, setStep] = useState(last);
  const at = Math.min(step, last);
  return { step: at, last, event: events[at - 1], go: (next) => setStep(Math.min(Math.max(next, 0), last)) };
}

/** Where an actor stood after so many events of all actors; where it went another way, the last state that was the same. */
export function valueAt({ actor, values }: Replay, events: readonly RecordedEvent[], step: number): StateValue {
  const received = events.slice(0, step).filter((event) => event.actor === actor.id).length;
  return values[Math.min(received, values.length - 1)]!;
}
