import type { editMachine } from '@diwan/machines/edit/edit.machine';
import { isConflicted, isSaving } from '@diwan/machines/edit/edit.selectors';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type EditActor = ActorRefFrom<typeof editMachine>;
export type EditSnapshot = SnapshotFrom<typeof editMachine>;

export type Phase = 'loading' | 'failed' | 'offered' | 'editing' | 'saving' | 'conflicted' | 'saved' | 'queued';

/** What the form is doing, as its screen tells it apart. */
export function phaseOf(snapshot: EditSnapshot): Phase {
  if (isSaving(snapshot)) return 'saving';
  if (isConflicted(snapshot)) return 'conflicted';
  const { value } = snapshot;
  return value === 'unreadable' || value === 'missing' || value === 'forbidden' ? 'failed' : (value as Phase);
}
