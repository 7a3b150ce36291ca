import type { SnapshotFrom } from 'xstate';
import { changesOf, overlapOf } from './changes.ts';
import type { editMachine } from './edit.machine.ts';

type EditSnapshot = SnapshotFrom<typeof editMachine>;

export const changedFields = ({ context }: EditSnapshot) => Object.keys(changesOf(context.base, context.draft));

/** Whether leaving the form would lose something. */
export const isDirty = (snapshot: EditSnapshot) => changedFields(snapshot).length > 0;

export const isSaving = (snapshot: EditSnapshot) => snapshot.hasTag('saving');

/** The fields that this person and somebody else changed, each in another way. */
export const disputedFields = ({ context: { base, draft, theirs } }: EditSnapshot) =>
  theirs ? overlapOf(base, draft, theirs.draft) : [];

export const errorsOf = ({ context }: EditSnapshot) => context.errors;
