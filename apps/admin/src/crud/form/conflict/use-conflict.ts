import { disputesIn } from '@diwan/machines/edit/edit.selectors';
import type { Dispute, Side } from '@diwan/machines/edit/edit.types';
import { useSelector } from '#actors/use-selector.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import type { EditActor } from '../edit-actor.ts';

/** What this person and somebody else changed, each in another way, and what was chosen so far. */
export interface OpenConflict {
  theirs: AnyRecord | null;
  disputes: readonly Dispute[];
  choices: Readonly<Record<string, Side>>;
  isDecided: boolean;
  /** Whether it is saved once it is decided; else one goes on typing. */
  isSaving: boolean;
  choose: (path: string, side: Side) => void;
  chooseAll: (side: Side) => void;
  merge: () => void;
  leave: () => void;
}

export function useConflict(actor: EditActor): OpenConflict {
  const snapshot = useSelector(actor, (one) => one);
  const disputes = disputesIn(snapshot);
  const { theirs, choices } = snapshot.context;
  return {
    theirs: (theirs?.record ?? null) as AnyRecord | null,
    disputes,
    choices,
    isDecided: disputes.every(({ path }) => choices[path] !== undefined),
    isSaving: snapshot.matches('conflicted'),
    choose: (path, side) => actor.send({ type: 'edit.sideChosen', path, side }),
    chooseAll: (side) => actor.send({ type: 'edit.allChosen', side }),
    merge: () => actor.send({ type: 'edit.merged' }),
    leave: () => actor.send({ type: 'edit.conflictLeft' }),
  };
}
