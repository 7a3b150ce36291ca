import type { Mail, MailMeta } from '@diwan/api-contract/demo/mail';
import { countMails, type MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failing } from '#model/failing.ts';
import { holdWork, turn } from '#model/held-work.ts';
import { meantIds, shownMails } from './mailbox.assigns.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import { mailboxStatus, openMail } from './mailbox.selectors.ts';
import type { Mailbox } from './mailbox.types.ts';
import { sampleMail } from './sample-mail.ts';

const refusal = failing('unavailable');

const mailbox = (mails: Mail[]): Mailbox => ({ mails, meta: countMails(mails), tags: [] });

async function open(mails = [1, 2, 3, 4].map((id) => sampleMail(id)), pending: readonly MailChange[] = []) {
  const reads = holdWork<Mailbox, { filter: MailFilter }>();
  const metas = holdWork<MailMeta, undefined>();
  const sent = holdWork<unknown, { change: MailChange }>();
  const actors = { fetchMailbox: reads.actor, fetchMeta: metas.actor as never, sendChange: sent.actor };
  const actor = createActor(mailboxMachine.provide({ actors }), { input: { filter: 'inbox', pending } }).start();
  expect([mailboxStatus(actor.getSnapshot()), sent.requests]).toEqual(['loadingFirst', []]);
  reads.requests[0]!.resolve(mailbox(mails));
  await turn();
  const context = () => actor.getSnapshot().context;
  const ids = () => shownMails(context()).map(({ id }) => id);
  return { actor, reads: reads.requests, metas: metas.requests, sent: sent.requests, context, ids };
}

test('DEMO-03 selected mails move to another folder at once, all in one request', async () => {
  const { actor, sent, context, ids } = await open();
  actor.send({ type: 'mail.selected', id: 1 });
  actor.send({ type: 'mail.selected', id: 3, isRange: true });
  actor.send({ type: 'mailbox.moved', mailFolder: 'trash' });
  expect([ids(), context().selected]).toEqual([[4], []]);
  expect(sent.map(({ input }) => input.change)).toEqual([{ kind: 'move', emailIds: [1, 2, 3], mailFolder: 'trash' }]);
});

test('DEMO-03 a refused move brings the mails back and says so; what came after it is still done', async () => {
  const { actor, sent, context, ids } = await open();
  actor.send({ type: 'mailbox.allSelected' });
  actor.send({ type: 'mailbox.moved', mailFolder: 'spam' });
  expect(ids()).toEqual([]);
  actor.send({ type: 'mail.starred', id: 2, value: true });
  sent[0]!.reject(refusal);
  await turn();
  expect([ids(), context().refusal?.problem.code]).toEqual([[1, 2, 3, 4], 'unavailable']);
  expect(sent[1]!.input.change).toEqual({ kind: 'setStarred', mailId: 2, value: true });
});

test('DEMO-03 opening a mail marks it read; verbs are then done to it until something is selected', async () => {
  const { actor, sent, context } = await open();
  actor.send({ type: 'mail.opened', id: 2 });
  expect(openMail(context())).toMatchObject({ id: 2, unread: false });
  expect(meantIds(context())).toEqual([2]);
  actor.send({ type: 'mailbox.marked', unreadFlag: true });
  expect(openMail(context())?.unread).toBe(true);
  actor.send({ type: 'mail.selected', id: 4 });
  expect(meantIds(context())).toEqual([4]);
  expect(sent[0]!.input.change).toEqual({ kind: 'markUnread', emailIds: [2], unreadFlag: false });
  actor.send({ type: 'mailbox.selectionCleared' });
  actor.send({ type: 'mailbox.moved', mailFolder: 'trash' });
  expect(openMail(context())).toBeUndefined();
});

test('DEMO-03 a verb that names a mail is done to it alone, whatever is selected; one that nobody knows is left alone', async () => {
  const { actor, sent, context, ids } = await open();
  actor.send({ type: 'mailbox.allSelected' });
  actor.send({ type: 'mailbox.moved', mailFolder: 'trash', id: 3 });
  expect([ids(), context().selected]).toEqual([
    [1, 2, 4],
    [1, 2, 4],
  ]);
  actor.send({ type: 'mailbox.moved', mailFolder: 'trash', id: 99 });
  expect(sent.map(({ input }) => input.change)).toEqual([{ kind: 'move', emailIds: [3], mailFolder: 'trash' }]);
});

test('DEMO-03 a label is given to all that are selected, and taken when all have it; one mail’s labels can be set', async () => {
  const { actor, context } = await open([sampleMail(1, { labels: ['private'] }), sampleMail(2)]);
  const labels = () => shownMails(context()).map((mail) => mail.labels);
  actor.send({ type: 'mailbox.allSelected' });
  actor.send({ type: 'mailbox.labelled', label: 'private' });
  expect(labels()).toEqual([['private'], ['private']]);
  actor.send({ type: 'mailbox.labelled', label: 'private' });
  expect(labels()).toEqual([[], []]);
  actor.send({ type: 'mail.labelsSet', id: 2, labels: ['company', 'important'] });
  expect(labels()[1]).toEqual(['company', 'important']);
});

test('DEMO-04 changes are sent one after the other, and the counts are read when the last is done', async () => {
  const { actor, sent, metas, context } = await open();
  actor.send({ type: 'mail.starred', id: 1, value: true });
  actor.send({ type: 'mail.opened', id: 1 });
  sent[0]!.resolve(null);
  await turn();
  expect([sent.length, metas.length]).toEqual([2, 0]);
  sent[1]!.resolve(null);
  await turn();
  expect([metas.length, context().pending]).toEqual([1, []]);
  metas[0]!.resolve(countMails([]));
  await turn();
  expect(context().meta!.folders.inbox).toEqual({ total: 0, unread: 0 });
});

test('DEMO-03 a folder that is read while mails are moved there still shows them', async () => {
  const { actor, sent, reads, ids } = await open();
  actor.send({ type: 'mail.selected', id: 2 });
  actor.send({ type: 'mailbox.moved', mailFolder: 'trash' });
  actor.send({ type: 'mailbox.filterChosen', filter: 'trash' });
  expect([reads[1]!.input.filter, ids()]).toEqual(['trash', [2]]);
  sent[0]!.resolve(null);
  await turn();
  reads[1]!.resolve(mailbox([]));
  await turn();
  expect(ids()).toEqual([2]);
});

test('DEMO-03 searching finds all words and lets go of what it no longer shows', async () => {
  const { actor, context, ids } = await open([sampleMail(1, { message: 'Offer for Sara' }), sampleMail(2)]);
  actor.send({ type: 'mailbox.allSelected' });
  actor.send({ type: 'mailbox.searched', search: 'sara OFFER' });
  expect([ids(), context().selected]).toEqual([[1], [1]]);
});

test('DEMO-03 what was sent stands in its folder, and the counts are read again', async () => {
  const { actor, metas, ids } = await open();
  actor.send({ type: 'mail.sent', mail: sampleMail(9, { mailFolder: 'sent', unread: false }) });
  actor.send({ type: 'mailbox.filterChosen', filter: 'sent' });
  expect([ids(), metas.length]).toEqual([[9], 1]);
});

test('DEMO-04 when reading fails the mails stay, and reading again is possible', async () => {
  const { actor, reads, context, ids } = await open();
  actor.send({ type: 'mailbox.refresh' });
  reads[1]!.reject(refusal);
  await turn();
  expect([mailboxStatus(actor.getSnapshot()), ids().length, context().problem?.code]).toEqual([
    'failed',
    4,
    'unavailable',
  ]);
  actor.send({ type: 'mailbox.refresh' });
  expect([mailboxStatus(actor.getSnapshot()), context().problem]).toEqual(['refreshing', null]);
});

test('DEMO-03 what was on its way when the page was left is shown again, and sent when the mails are there', async () => {
  const left: MailChange[] = [{ kind: 'move', emailIds: [1, 3], mailFolder: 'spam' }];
  const { sent, ids } = await open(
    [1, 2, 3].map((id) => sampleMail(id)),
    left,
  );
  expect([ids(), sent.map(({ input }) => input.change)]).toEqual([[2], left]);
});
