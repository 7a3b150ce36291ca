import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** The only location that screens know: what the address bar says may be about to be undone. */
export const acceptedLocation = ({ context }: NavigationSnapshot) => context.accepted;
/** The accepted location once its screen is there, or could not be had; null while it is on its way. */
export const arrivedLocation = (snapshot: NavigationSnapshot) =>
  snapshot.hasTag('loading') ? null : acceptedLocation(snapshot);
/** Whether the question about unsaved changes is open. */
export const isAskingToLeave = (snapshot: NavigationSnapshot) => snapshot.hasTag('asking');
/** Why the screen could not be shown, or null. */
export const screenFailure = ({ context }: NavigationSnapshot) => context.failure;
/** Whether the browser was told to load the page anew for a location that another document holds. */
export const isDeparting = (snapshot: NavigationSnapshot) => snapshot.matches('departing');
/** Whether closing or reloading the tab would lose something. */
export const hasUnsavedChanges = ({ context }: NavigationSnapshot) => context.unsaved.length > 0;
