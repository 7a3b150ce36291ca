import type { ClientInferRequest } from '@ts-rest/core';
import type { Mail, MailMeta, mailRouter } from './mail.ts';
import { type MailFilter, mailFilters, mailFolders, mailLabels } from './mail-values.ts';

type Body<Name extends 'move' | 'updateLabels' | 'setLabels' | 'markUnread' | 'setStarred'> =
  ClientInferRequest<(typeof mailRouter)[Name]> extends { body: infer Sent } ? Sent : never;

/** What may be done to mails: the name of the endpoint, and what it is sent. */
export type MailChange =
  | ({ kind: 'move' } & Body<'move'>)
  | ({ kind: 'updateLabels' } & Body<'updateLabels'>)
  | ({ kind: 'setLabels' } & Body<'setLabels'>)
  | ({ kind: 'markUnread' } & Body<'markUnread'>)
  | ({ kind: 'setStarred' } & Body<'setStarred'>);

/** The mails that a change is about. */
export const idsOf = (change: MailChange): readonly number[] =>
  'emailIds' in change ? change.emailIds : [change.mailId];

/** Those of the mails that a change is about, as it leaves them: the screens show at once what the mocks will make. */
export function changedMails(mails: readonly Mail[], change: MailChange): Mail[] {
  const ids = new Set(idsOf(change));
  const meant = mails.filter(({ id }) => ids.has(id));
  switch (change.kind) {
    case 'move':
      return meant.map((mail) => ({ ...mail, mailFolder: change.mailFolder }));
    case 'updateLabels': {
      const { label } = change;
      const haveAll = meant.every(({ labels }) => labels.includes(label));
      const without = (mail: Mail) => mail.labels.filter((one) => one !== label);
      return meant.map((mail) => ({ ...mail, labels: haveAll ? without(mail) : [...without(mail), label] }));
    }
    case 'setLabels':
      return meant.map((mail) => ({ ...mail, labels: change.labels }));
    case 'markUnread':
      return meant.map((mail) => ({ ...mail, unread: change.unreadFlag }));
    case 'setStarred':
      return meant.map((mail) => ({ ...mail, isStarred: change.value }));
  }
}

/** All the mails after a change, in their order. */
export function withMailChange(mails: readonly Mail[], change: MailChange): readonly Mail[] {
  const changed = new Map(changedMails(mails, change).map((mail) => [mail.id, mail]));
  return mails.map((mail) => changed.get(mail.id) ?? mail);
}

/** Where a mail is found: in its folder and under its labels; what is in the trash or is spam only there. */
export function placesOf({ mailFolder, labels }: Mail): readonly MailFilter[] {
  const isPutAway = mailFolder === 'trash' || mailFolder === 'spam';
  return isPutAway ? [mailFolder] : [mailFolder, ...labels];
}

export const isMailIn = (filter: MailFilter, mail: Mail): boolean => placesOf(mail).includes(filter);

/** How many mails there are in each folder and under each label, and how many of them nobody has read. */
export function countMails(mails: readonly Mail[]): MailMeta {
  const counts = Object.fromEntries(mailFilters.map((filter) => [filter, { total: 0, unread: 0 }])) as Record<
    MailFilter,
    { total: number; unread: number }
  >;
  for (const mail of mails) {
    for (const place of placesOf(mail)) {
      counts[place].total += 1;
      counts[place].unread += Number(mail.unread);
    }
  }
  const of = <Filter extends MailFilter>(filters: readonly Filter[]) =>
    Object.fromEntries(filters.map((filter) => [filter, counts[filter]])) as Pick<typeof counts, Filter>;
  return { folders: of(mailFolders), labels: of(mailLabels) };
}
