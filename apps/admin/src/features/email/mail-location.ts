import { type MailFilter, mailFilters } from '@diwan/api-contract/demo/mail-values';

const composings = ['new', 'reply', 'replyAll', 'forward', 'draft'] as const;
/** What kind of letter is being written. */
export type Composing = (typeof composings)[number];

/** What the address says: which mails, which of them is open, what is being written. */
export interface MailLocation {
  filter: MailFilter;
  search: string;
  openId: number | null;
  composing: Composing | null;
  /** On a phone: whether the folders are in sight instead of the mails. */
  isAmongFolders: boolean;
}

const oneOf = <Choice extends string>(choices: readonly Choice[], given: string | null) =>
  choices.find((choice) => choice === given) ?? null;

/** An address that names what doesn't exist is one that leaves it out. */
export function readLocation(search: string): MailLocation {
  const params = new URLSearchParams(search);
  const openId = Number(params.get('mail'));
  const composing = oneOf(composings, params.get('compose'));
  const isOpen = Number.isSafeInteger(openId) && openId > 0;
  return {
    filter: oneOf(mailFilters, params.get('filter')) ?? 'inbox',
    search: params.get('q') ?? '',
    openId: isOpen ? openId : null,
    composing: isOpen || composing === 'new' ? composing : null,
    isAmongFolders: params.has('folders'),
  };
}

export function locationAddress({ filter, search, openId, composing, isAmongFolders }: MailLocation): string {
  const params = new URLSearchParams();
  if (filter !== 'inbox') params.set('filter', filter);
  if (search !== '') params.set('q', search);
  if (openId !== null) params.set('mail', String(openId));
  if (composing !== null) params.set('compose', composing);
  if (isAmongFolders) params.set('folders', '');
  return `?${params}`;
}

/** The plain place of a folder or label: nothing searched, opened or written. */
export const locationOfFilter = (filter: MailFilter): MailLocation => ({
  filter,
  search: '',
  openId: null,
  composing: null,
  isAmongFolders: false,
});

/** The pane that a phone shows. */
export function paneOf({ openId, composing, isAmongFolders }: MailLocation): 'folders' | 'list' | 'mail' {
  if (isAmongFolders) return 'folders';
  return openId !== null || composing !== null ? 'mail' : 'list';
}
