import type { SnapshotFrom } from 'xstate';
import { changesOf } from './changes.ts';
import { disputes } from './edit.assigns.ts';
import type { editMachine } from './edit.machine.ts';

type EditSnapshot = SnapshotFrom<typeof editMachine>;

export const changedFields = ({ context }: EditSnapshot) => Object.keys(changesOf(context.base, context.draft));

/** Whether leaving the form would lose something. */
export const isDirty = (snapshot: EditSnapshot) => changedFields(snapshot).length > 0;

export const isSaving = (snapshot: EditSnapshot) => snapshot.hasTag('saving');

/** Whether it must be chosen between what this person and somebody else wrote. */
export const isConflicted = (snapshot: EditSnapshot) => snapshot.hasTag('conflicted');

/** Whether what was typed earlier waits to be taken up or left. */
export const isOffering = (snapshot: EditSnapshot) => snapshot.matches('offered');

/** What this person and somebody else changed, each in another way. */
export const disputesIn = ({ context }: EditSnapshot) => disputes(context);
