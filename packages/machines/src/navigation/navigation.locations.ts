import type { Entry, Location, NavigationContext, PendingNavigation } from './navigation.types.ts';

export interface Written extends Location {
  kind: 'push' | 'replace';
}

export const error404: Location = { path: '/pages/error-404', search: '' };
export const notAuthorized: Location = { path: '/pages/not-authorized', search: '' };

/** The sign-in page that comes back to a location. */
export function signInLocation({ path, search }: Location): Location {
  return { path: '/login', search: path === '/' && search === '' ? '' : `?to=${encodeURIComponent(path + search)}` };
}

const nextIndex = ({ accepted }: NavigationContext, kind: Written['kind']) =>
  kind === 'push' ? accepted.index + 1 : accepted.index;

/** An entry of history that the browser has moved to can only be replaced. */
const writtenKind = ({ kind }: PendingNavigation) => (kind === 'push' ? 'push' : 'replace');

export function toPending(context: NavigationContext, { path, search, kind }: Written): PendingNavigation {
  return { path, search, kind, index: nextIndex(context, kind) };
}

export function toTraversal({ path, search, index }: Entry): PendingNavigation {
  return { path, search, index, kind: 'traverse' };
}

export function redirected({ pending }: NavigationContext, { path, search }: Location): PendingNavigation {
  return { path, search, index: pending.index, kind: writtenKind(pending) };
}

export function accepted({ pending: { path, search, index }, navigation }: NavigationContext) {
  return { accepted: { path, search, index }, unsaved: [], navigation: navigation + 1, failure: null };
}

export function searched(context: NavigationContext, { path, search, kind }: Written): Entry {
  return { path, search, index: nextIndex(context, kind) };
}

export function without({ unsaved }: NavigationContext, form: string): string[] {
  return unsaved.filter((one) => one !== form);
}

/** What the address bar is to say. */
export function written({ accepted, pending }: NavigationContext): Entry & Written {
  return { ...accepted, kind: writtenKind(pending) };
}

/** How far the browser must move to undo its Back or Forward. */
export function wayBack({ accepted, pending }: NavigationContext): { by: number } {
  return { by: accepted.index - pending.index };
}

/** How far the browser must move to do it after all. */
export function wayOn({ accepted, pending }: NavigationContext): { by: number } {
  return { by: pending.index - accepted.index };
}
