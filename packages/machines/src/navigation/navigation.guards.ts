import type { NavigationContext, NavigationEvent } from './navigation.types.ts';

interface Args {
  context: NavigationContext;
  event: NavigationEvent;
}

export const hasUnsavedChanges = ({ context }: Args) => context.unsaved.length > 0;
export const isTraversal = ({ context }: Args) => context.pending.kind === 'traverse';
export const isForced = ({ event }: Args) => event.type === 'navigation.requested' && event.isForced === true;
export const isHere = ({ context, event }: Args) => 'index' in event && event.index === context.accepted.index;
export const isSameScreen = ({ context, event }: Args) => 'path' in event && event.path === context.accepted.path;

/** An answer about an earlier navigation is stale; on the page that a refusal leads to there is nothing more to do. */
export const isSignInGone = ({ context, event }: Args) =>
  event.type === 'navigation.checkRefused' &&
  event.navigation === context.navigation &&
  event.reason === 'unauthenticated' &&
  context.accepted.path !== '/login';

export const isAccountForbidden = ({ context, event }: Args) =>
  event.type === 'navigation.checkRefused' &&
  event.navigation === context.navigation &&
  event.reason === 'forbidden' &&
  context.accepted.path !== '/pages/not-authorized';
