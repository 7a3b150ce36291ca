export const shownParts = ['open', 'mine', 'unread', 'all'] as const;
export type ShownPart = (typeof shownParts)[number];

/** What the screen of conversations shows, as its address says it. */
export interface ChatSearch {
  show: ShownPart;
  q: string;
  /** The conversation that is open beside the list. */
  conversation: string | null;
  hasDetails: boolean;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export function readSearch(search: string): ChatSearch {
  const params = new URLSearchParams(search);
  const conversation = params.get('conversation');
  return {
    show: shownParts.find((part) => part === params.get('show')) ?? 'open',
    q: params.get('q') ?? '',
    conversation: conversation && uuid.test(conversation) ? conversation : null,
    hasDetails: params.get('details') === 'shown',
  };
}

/** The address of the screen as it is to show something. */
export function addressOf({ show, q, conversation, hasDetails }: ChatSearch): string {
  const params = new URLSearchParams({
    ...(show === 'open' ? {} : { show }),
    ...(q ? { q } : {}),
    ...(conversation ? { conversation } : {}),
    ...(conversation && hasDetails ? { details: 'shown' } : {}),
  }).toString();
  return params ? `/chat?${params}` : '/chat';
}

/** What the server is asked for: never what users write to each other alone. */
export function queryOfSearch({ show, q }: ChatSearch, own: string): Record<string, string> {
  return {
    isPrivate: 'false',
    ...(show === 'open' ? { state: 'open' } : {}),
    ...(show === 'mine' ? { assignee: own, state: 'open,pending,snoozed' } : {}),
    ...(show === 'unread' ? { isUnread: 'true' } : {}),
    ...(q ? { q } : {}),
  };
}
