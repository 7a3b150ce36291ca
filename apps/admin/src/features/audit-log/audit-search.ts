/** What the audit log is asked for, as its address says it and as the server takes it. */
export const searchKeys = ['actor', 'entity', 'entityId', 'event', 'from', 'to', 'ip', 'hasDiff', 'source'] as const;
export type Asked = { readonly [key in (typeof searchKeys)[number]]?: string };
export type AuditSearch = Asked & { readonly hasDiff?: 'true' | 'false' };

/** Reads the address; what it doesn't know, it leaves out. */
export function readSearch(search: string): AuditSearch {
  const params = new URLSearchParams(search);
  const known = searchKeys.flatMap((key) => {
    const value = params.get(key);
    return value ? [[key, value] as const] : [];
  });
  const { hasDiff, ...rest }: Asked = Object.fromEntries(known);
  return hasDiff === 'true' || hasDiff === 'false' ? { ...rest, hasDiff } : rest;
}

/** The address of the log as it is asked for; an empty value takes a filter away. */
export function addressOf(search: Asked): string {
  const set = searchKeys.flatMap((key) => (search[key] ? [[key, search[key]] as [string, string]] : []));
  const text = new URLSearchParams(set).toString().replaceAll('%2C', ',');
  return text === '' ? '/setting/audit' : `/setting/audit?${text}`;
}

/** Events that one looks for together. */
export const eventGroups = {
  changes: 'record.added,record.changed,record.removed,settings.reverted',
  reveals: 'pii.revealed,pii.searched',
  exports: 'exported',
  files: 'file.downloaded',
  refusals: 'authz_fail',
  signIns: 'authn_login_success,authn_login_fail,authn_token_reuse,authn_logout,session_expired',
} as const;
export type EventGroup = keyof typeof eventGroups;

/** The group that the address asks for, if it is one. */
export const groupOf = (event: string | undefined) =>
  (Object.keys(eventGroups) as EventGroup[]).find((group) => eventGroups[group] === event);
