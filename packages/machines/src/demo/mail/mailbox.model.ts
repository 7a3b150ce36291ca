import { countMails, type MailChange } from '@diwan/api-contract/demo/mail-rules';
import { mailFilters, mailFolders, mailLabels } from '@diwan/api-contract/demo/mail-values';
import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '#model/machine-model.ts';
import { shownMails } from './mailbox.assigns.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import type { MailboxContext } from './mailbox.types.ts';
import { sampleMail } from './sample-mail.ts';

const id = fc.constantFrom(1, 2, 3);
const label = fc.constantFrom(...mailLabels);
const maybeId = fc.option(id, { nil: undefined });
const mail = fc
  .record({ id, unread: fc.boolean(), mailFolder: fc.constantFrom('inbox' as const, 'trash' as const) })
  .map((more) => sampleMail(more.id, more));
const mails = fc.uniqueArray(mail, { selector: (one) => one.id, maxLength: 3 });

/** Whatever is done is sent once and in its order, and what nobody sees is neither selected nor open. */
function watch({ command, before, after, work }: Step): void {
  const [was, is] = [before.context, after.context] as [MailboxContext, MailboxContext];
  const sent = work
    .filter(({ src }) => src === 'sendChange')
    .map(({ input }) => (input as { change: MailChange }).change);
  const due = is.mails ? Math.min(1, is.pending.length) : 0;
  if (sent.length !== due) throw new Error(`${sent.length} changes are under way.`);
  if (sent[0] && sent[0] !== is.pending[0]) throw new Error('A change is sent before its turn.');
  const isRefused = command.kind === 'fail' && command.work.src === 'sendChange';
  if (isRefused && is.mails !== was.mails) throw new Error('A refusal changed what is known.');
  if (isRefused && is.refusal?.change !== was.pending[0]) throw new Error('Nobody says what was refused.');
  const shown = new Set(shownMails(is).map((one) => one.id));
  if (is.mails && is.selected.some((one) => !shown.has(one))) throw new Error('A mail is selected that nobody sees.');
}

export const model: MachineModel = {
  machine: mailboxMachine,
  input: { filter: 'inbox' },
  otherInput: { filter: 'inbox', pending: [{ kind: 'setStarred', mailId: 1, value: true }] },
  events: {
    'mailbox.filterChosen': fc.record({ filter: fc.constantFrom(...mailFilters) }),
    'mailbox.searched': fc.record({ search: fc.constantFrom('', 'm1') }),
    'mailbox.refresh': nothing,
    'mailbox.refusalRead': nothing,
    'mailbox.allSelected': nothing,
    'mailbox.selectionCleared': nothing,
    'mailbox.moved': fc.record({ mailFolder: fc.constantFrom(...mailFolders), id: maybeId }),
    'mailbox.marked': fc.record({ unreadFlag: fc.boolean(), id: maybeId }),
    'mailbox.labelled': fc.record({ label, id: maybeId }),
    'mail.selected': fc.record({ id, isRange: fc.boolean() }),
    'mail.opened': fc.record({ id }),
    'mail.closed': nothing,
    'mail.starred': fc.record({ id, value: fc.boolean() }),
    'mail.labelsSet': fc.record({ id, labels: fc.uniqueArray(label) }),
    'mail.sent': fc.record({ mail }),
  },
  results: {
    fetchMailbox: mails.map((read) => ({ mails: read, meta: countMails(read), tags: [] })),
    fetchMeta: mails.map(countMails),
    sendChange: fc.constant(null),
  },
  problemIn: ['mails.failed'],
  watch: () => watch,
};
