import { asWritten, causeText, diagramTexts } from '../diagram-texts.ts';
import { type DrawnState, statesWithin } from './drawing.ts';

/** One line of the table of states and events. */
export interface TransitionRow {
  /** The state's path; empty where it holds for the whole machine. */
  state: string;
  cause: string;
  /** Empty where nothing is asked. */
  condition: string;
  to: readonly string[];
  refusal: string | null;
  /** Those that refuse left out. */
  actions: readonly string[];
}

/** Everything that a machine does, state by state and event by event, in the order in which its guards are asked. */
export function transitionRows(root: DrawnState): TransitionRow[] {
  const wording = { texts: diagramTexts.en, nameOf: asWritten };
  return statesWithin(root).flatMap(({ path, transitions }) =>
    transitions.map(({ cause, guard, isOtherwise, to, refusal, actions }) => ({
      state: path,
      cause: causeText(cause, wording),
      condition: guard ?? (isOtherwise ? wording.texts.otherwise : ''),
      to,
      refusal,
      actions: actions.map(({ type }) => type).filter((type) => type !== 'refuse'),
    })),
  );
}
