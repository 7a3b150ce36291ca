import {
  type NotificationKind,
  type NotificationState,
  notificationKinds,
  notificationStates,
  type Severity,
  severities,
} from '@diwan/api-contract/values/records/notification';

/** What the list of notifications is asked for, as its address says it. */
export interface NotificationSearch {
  /** Null shows all that were not put away. */
  state: NotificationState | null;
  kind: readonly NotificationKind[];
  severity: readonly Severity[];
}

const known = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.filter((value) => text?.split(',').includes(value));

/** Reads the address; what it doesn't know, it leaves out. */
export function readSearch(search: string): NotificationSearch {
  const params = new URLSearchParams(search);
  return {
    state: known(params.get('state'), notificationStates)[0] ?? null,
    kind: known(params.get('kind'), notificationKinds),
    severity: known(params.get('severity'), severities),
  };
}

/** The query of the server, and the search of the address. */
export function queryOfSearch({ state, kind, severity }: NotificationSearch): Record<string, string> {
  return {
    ...(state ? { state } : {}),
    ...(kind.length > 0 ? { kind: kind.join(',') } : {}),
    ...(severity.length > 0 ? { severity: severity.join(',') } : {}),
  };
}

/** The address of the list as it is asked for. */
export function addressOf(search: NotificationSearch): string {
  const text = new URLSearchParams(queryOfSearch(search)).toString();
  return text === '' ? '/notifications' : `/notifications?${text}`;
}

/** Mails lead here, to what somebody wants to be told of and how. */
export const opensSettings = (search: string): boolean => new URLSearchParams(search).get('settings') === 'open';
