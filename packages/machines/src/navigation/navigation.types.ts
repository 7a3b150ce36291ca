export interface Location {
  path: string;
  /** With its `?`, or empty. */
  search: string;
}

/** A location in this tab's history; `index` counts its entries. */
export interface Entry extends Location {
  index: number;
}

/** `traverse`: the browser has moved already (Back, Forward). */
export type NavigationKind = 'push' | 'replace' | 'traverse';

export interface PendingNavigation extends Entry {
  kind: NavigationKind;
}

export type NavigationEvent =
  | ({ type: 'navigation.requested'; kind: 'push' | 'replace'; isForced?: boolean } & Location)
  | ({ type: 'navigation.traversed' } & Entry)
  /** Search, filters, sort or page of the same screen. */
  | ({ type: 'navigation.searchChanged'; kind: 'push' | 'replace' } & Location)
  | { type: 'navigation.confirmed' }
  | { type: 'navigation.cancelled' }
  | { type: 'navigation.retried' }
  | { type: 'navigation.checkRefused'; navigation: number; reason: 'unauthenticated' | 'forbidden' }
  | { type: 'navigation.changesMade'; form: string }
  | { type: 'navigation.changesSettled'; form: string };

export interface NavigationContext {
  accepted: Entry;
  pending: PendingNavigation;
  /** Forms with unsaved changes. */
  unsaved: readonly string[];
  /** Counts accepted navigations: an answer that belongs to an earlier one is stale. */
  navigation: number;
  failure: 'failed' | 'timedOut' | null;
}
