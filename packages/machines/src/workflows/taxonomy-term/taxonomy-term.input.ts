import type { Reasoned } from '../reasons.ts';

/** What the rules about a term look at: the other term that the event names, if any. */
export interface TermInput extends Reasoned {
  named: 'none' | 'itself' | 'below' | 'retired' | 'crowded' | 'fitting';
}

export type TermRefusal =
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong'
  | 'otherIsItself'
  | 'otherIsBelow'
  | 'otherIsRetired'
  | 'otherIsCrowded';

/** Why a suggestion was not taken. */
export interface TermJudgement {
  reason: string;
  note: string | null;
}

/** Below which term, or at the top, and before which of its siblings, or at their end. */
export interface TermPlace {
  parent: string | null;
  before: string | null;
}

export type TermEvent =
  | { type: 'term.accept' }
  | { type: 'term.reject'; reason: string; note?: string }
  | { type: 'term.activate' }
  | { type: 'term.deactivate' }
  | { type: 'term.merge'; into: string }
  | { type: 'term.setParent'; parent: string }
  | ({ type: 'term.reorder' } & TermPlace);
