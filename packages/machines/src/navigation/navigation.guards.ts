import type { NavigationContext, NavigationEvent } from './navigation.types.ts';

interface Asked {
  context: NavigationContext;
  event: NavigationEvent;
}

export const hasUnsavedChanges = ({ context }: Asked) => context.unsaved.length > 0;
export const isTraversal = ({ context }: Asked) => context.pending.kind === 'traverse';
export const isForced = ({ event }: Asked) => event.type === 'navigation.requested' && event.isForced === true;
export const isHere = ({ context, event }: Asked) => 'index' in event && event.index === context.accepted.index;
export const isSameScreen = ({ context, event }: Asked) => 'path' in event && event.path === context.accepted.path;

/** An answer about an earlier navigation is stale; on the page that a refusal leads to there is nothing more to do. */
export const isSignInGone = ({ context, event }: Asked) =>
  event.type === 'navigation.checkRefused' &&
  event.navigation === context.navigation &&
  event.reason === 'unauthenticated' &&
  context.accepted.path !== '/login';

export const isAccountForbidden = ({ context, event }: Asked) =>
  event.type === 'navigation.checkRefused' &&
  event.navigation === context.navigation &&
  event.reason === 'forbidden' &&
  context.accepted.path !== '/pages/not-authorized';
