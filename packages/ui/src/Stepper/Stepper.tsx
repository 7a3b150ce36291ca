import { Check, CircleAlert } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

/** How far a step has come. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** One of the steps on a way. */
export interface Step {
  id: string;
  title: string;
  state: StepState;
  /** What came of it, or what it waits for: “3 mistakes”. */
  note?: string;
}

export interface StepperProps {
  /** Names the steps to a screen reader: what they lead to. */
  label: string;
  /** Two to six steps, in their order; one of them is the current one. */
  steps: readonly Step[];
  /** What a screen reader says of steps that are done and that failed, which people see by their marks. */
  stateTexts: { done: string; failed: string };
  /** Goes to a step that is done or failed; without it there is no way back. */
  onGo?: (id: string) => void;
}

/** Where one is on a way of a few steps that follow from each other; sections in any order have a `SideIndex`. */
export function Stepper({ label, steps, stateTexts, onGo }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map(({ id, title, state, note }, index) => {
        const canGo = onGo !== undefined && (state === 'done' || state === 'failed');
        const shown = (
          <>
            <span aria-hidden className={styles.marks[state]}>
              {state === 'done' ? <Check /> : state === 'failed' ? <CircleAlert /> : index + 1}
            </span>
            <span className={styles.text}>
              <span className={styles.titles[state]}>
                {title}
                {state === 'done' || state === 'failed' ? (
                  <VisuallyHidden>{` (${stateTexts[state]})`}</VisuallyHidden>
                ) : null}
              </span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </span>
          </>
        );
        return (
          <li key={id} className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
            {canGo ? (
              <button type="button" className={styles.target} onClick={() => onGo(id)}>
                {shown}
              </button>
            ) : (
              <span className={styles.target}>{shown}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
