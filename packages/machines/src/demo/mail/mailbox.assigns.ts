import type { Mail } from '@diwan/api-contract/demo/mail';
import { changedMails, isMailIn, type MailChange, withMailChange } from '@diwan/api-contract/demo/mail-rules';
import type { Problem } from '@diwan/api-contract/problem';
import type { Mailbox, MailboxContext } from './mailbox.types.ts';

interface Args {
  context: MailboxContext;
}
type Shown = Pick<MailboxContext, 'mails' | 'pending' | 'filter' | 'search'>;

/** The mails with all that people have done to them, confirmed or not. */
export const currentMails = ({ mails, pending }: Pick<MailboxContext, 'mails' | 'pending'>): readonly Mail[] =>
  pending.reduce(withMailChange, mails ?? []);

/** What the chosen folder or label and the searched words let through. */
function filterOf({ filter, search }: Pick<MailboxContext, 'filter' | 'search'>): (mail: Mail) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return (mail) => isMailIn(filter, mail);
  return (mail) => {
    const text = `${mail.subject} ${mail.sender_name} ${mail.message}`.toLowerCase();
    return isMailIn(filter, mail) && words.every((word) => text.includes(word));
  };
}

/** The mails that the screen shows, the newest first. */
export const shownMails = (context: Shown): Mail[] =>
  currentMails(context)
    .filter(filterOf(context))
    .toSorted((a, b) => (a.time < b.time ? 1 : -1));

export function isShown(context: MailboxContext, id: number): boolean {
  const mail = findMail(context, id);
  return mail !== undefined && filterOf(context)(mail);
}

export const findMail = (context: MailboxContext, id: number): Mail | undefined =>
  currentMails(context).find((mail) => mail.id === id);

/** What is meant by a verb, whether or not it names a mail. */
export function meantIds(context: MailboxContext, { id }: { id?: number | undefined } = {}): readonly number[] {
  const { selected, openId } = context;
  if (id !== undefined) return findMail(context, id) ? [id] : [];
  return selected.length > 0 || openId === null ? selected : [openId];
}

/** What is no longer shown is neither selected nor open. */
function keepShown<Next extends Partial<MailboxContext>>(context: MailboxContext, next: Next) {
  const after = { ...context, ...next };
  const shown = new Set(
    currentMails(after)
      .filter(filterOf(after))
      .map(({ id }) => id),
  );
  return {
    ...next,
    selected: after.selected.filter((id) => shown.has(id)),
    openId: after.openId !== null && shown.has(after.openId) ? after.openId : null,
  };
}

export const searched = ({ context }: Args, { search }: { search: string }) => keepShown(context, { search });

export function selected({ context }: Args, { id, isRange = false }: { id: number; isRange?: boolean }) {
  const others = context.selected.filter((one) => one !== id);
  if (!isRange || context.anchor === null)
    return { selected: others.length < context.selected.length ? others : [...others, id], anchor: id };
  const ids = shownMails(context).map((mail) => mail.id);
  const [from, to] = [ids.indexOf(context.anchor), ids.indexOf(id)].toSorted((a, b) => a - b);
  const range = from! < 0 ? [id] : ids.slice(from, to! + 1);
  return { selected: [...new Set([...context.selected, ...range])], anchor: id };
}

export const selectedAll = ({ context }: Args) => ({ selected: shownMails(context).map(({ id }) => id) });

export const queued = ({ context }: Args, change: MailChange) =>
  keepShown(context, { pending: [...context.pending, change], refusal: null });

/** Opening a mail is reading it. */
export function opened({ context }: Args, { id }: { id: number }) {
  const isUnread = findMail(context, id)?.unread === true;
  const change: MailChange = { kind: 'markUnread', emailIds: [id], unreadFlag: false };
  return { openId: id, pending: isUnread ? [...context.pending, change] : context.pending };
}

function placed(mails: readonly Mail[], changed: readonly Mail[]): readonly Mail[] {
  const byId = new Map(changed.map((mail) => [mail.id, mail]));
  const known = mails.map((mail) => byId.get(mail.id) ?? mail);
  const ids = new Set(mails.map(({ id }) => id));
  return [...known, ...changed.filter(({ id }) => !ids.has(id))];
}

export const read = ({ context }: Args, { output: { mails, meta, tags } }: { output: Mailbox }) =>
  keepShown(context, { mails: placed(mails, context.settled), meta, tags, problem: null });

const cameAbout = ({ mails, settled }: MailboxContext, changed: readonly Mail[]) => ({
  mails: placed(mails ?? [], changed),
  settled: placed(settled, changed),
});

export const sent = ({ context }: Args, { mail }: { mail: Mail }) => keepShown(context, cameAbout(context, [mail]));

export function settled({ context }: Args) {
  const [change, ...pending] = context.pending;
  return { ...cameAbout(context, changedMails(context.mails ?? [], change!)), pending };
}

/** What was refused is taken back, and what it was about is where it was. */
export function refused({ context }: Args, { problem }: { problem: Problem }) {
  const [change, ...pending] = context.pending;
  return keepShown(context, { pending, refusal: { change: change!, problem } });
}
