// @vitest-environment node
import { type Letter, type Mail, type MailMeta, mailRouter } from '@diwan/api-contract/demo/mail';
import { countMails } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { expect, test, vi } from 'vitest';
import { seedMails, seedSize } from '../seed/mails.ts';
import { memoryStorage } from '../storage/demo-storage.ts';
import { startDemo } from '../test/demo-server.ts';
import { openMailbox } from './mailbox.ts';

async function open(storage = memoryStorage()) {
  const { ask, backend } = await startDemo(storage);
  const read = async (filter: MailFilter) => (await ask(mailRouter.mails, { query: { filter } })).body as Mail[];
  const meta = async () => (await ask(mailRouter.meta, {})).body as MailMeta;
  return { ask, backend, read, meta };
}
const letter: Letter = {
  to: ['sara@demo.example'],
  cc: [],
  bcc: ['omar@demo.example'],
  subject: 'Offer',
  message: 'Dear Sara',
  attachments: [{ fileName: 'offer.pdf', size: 12 }],
};

test('DEMO-03 the demo begins with 5,000 mails, the same in every browser, in both languages', () => {
  const [one, other] = [seedMails(), seedMails()];
  expect(one).toHaveLength(seedSize);
  expect(one).toEqual(other);
  const ids = one.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(one.some(({ subject }) => /[\u0600-\u06ff]/.test(subject))).toBe(true);
  expect(one.some(({ subject }) => /^[ -~]+$/.test(subject))).toBe(true);
});

test('DEMO-04 folders and labels are read by the filter, and their counts stand in the meta', async () => {
  const { read, meta } = await open();
  const counts = await meta();
  expect(counts).toEqual(countMails(seedMails()));
  const trash = await read('trash');
  expect(trash).toHaveLength(counts.folders.trash.total);
  expect(trash.every(({ mailFolder }) => mailFolder === 'trash')).toBe(true);
  const company = await read('company');
  expect(company).toHaveLength(counts.labels.company.total);
  expect(company.every(({ labels }) => labels.includes('company'))).toBe(true);
});

test('DEMO-04 many mails move to another folder, and the counts follow', async () => {
  const { ask, read, meta } = await open();
  const emailIds = (await read('inbox')).slice(0, 200).map(({ id }) => id);
  const before = await meta();
  expect((await ask(mailRouter.move, { body: { emailIds, mailFolder: 'spam' } })).status).toBe(204);
  const after = await meta();
  expect(after.folders.inbox.total).toBe(before.folders.inbox.total - 200);
  expect(after.folders.spam.total).toBe(before.folders.spam.total + 200);
});

test('DEMO-04 mails are marked, starred and labelled', async () => {
  const { ask, read } = await open();
  const [one, two] = (await read('inbox')) as [Mail, Mail];
  const emailIds = [one.id, two.id];
  await ask(mailRouter.markUnread, { body: { emailIds, unreadFlag: true } });
  await ask(mailRouter.setStarred, { body: { mailId: one.id, value: true } });
  await ask(mailRouter.setLabels, { body: { mailId: one.id, labels: ['private'] } });
  await ask(mailRouter.setLabels, { body: { mailId: two.id, labels: [] } });
  await ask(mailRouter.updateLabels, { body: { label: 'private', emailIds } });
  expect((await read('inbox')).slice(0, 2)).toMatchObject([
    { id: one.id, unread: true, isStarred: true, labels: ['private'] },
    { id: two.id, unread: true, labels: ['private'] },
  ]);
  await ask(mailRouter.updateLabels, { body: { label: 'private', emailIds } });
  expect((await read('inbox')).slice(0, 2)).toMatchObject([{ labels: [] }, { labels: [] }]);
});

test('DEMO-04 nothing is done when one of the mails does not exist, or the folder', async () => {
  const { ask, read } = await open();
  const [one] = (await read('inbox')) as [Mail];
  expect((await ask(mailRouter.move, { body: { emailIds: [one.id, 99_999], mailFolder: 'spam' } })).status).toBe(404);
  const wrong = { emailIds: [one.id], mailFolder: 'attic' as 'spam' };
  expect(await ask(mailRouter.move, { body: wrong })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'mailFolder', code: 'invalidChoice' }] },
  });
  expect((await read('inbox'))[0]).toEqual(one);
});

test('DEMO-03 a letter stands in the sent folder, once for each key, and a reply in its conversation', async () => {
  const { backend, read } = await open();
  const sent = await backend.sendLetter(letter, null, 'a');
  expect(await backend.sendLetter(letter, null, 'a')).toEqual(sent);
  expect((await read('sent')).filter(({ subject }) => subject === 'Offer')).toEqual([sent]);
  const [first] = (await read('inbox')) as [Mail];
  await backend.sendLetter({ ...letter, subject: 'Re' }, first.id, 'b');
  expect((await read('inbox'))[0]!.replies.at(-1)).toMatchObject({ subject: 'Re', bcc: ['omar@demo.example'] });
  backend.settings.isFailing = true;
  await expect(backend.sendLetter(letter, null, 'c')).rejects.toMatchObject({ problem: { code: 'unavailable' } });
  backend.settings.isFailing = false;
  const toNobody = { ...letter, to: [] };
  await expect(backend.sendLetter(toNobody, null, 'd')).rejects.toMatchObject({ problem: { code: 'invalid' } });
});

test('DEMO-03 what was done is there after a reload, until the demo is reset', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  const [one] = (await first.read('inbox')) as [Mail];
  await first.ask(mailRouter.move, { body: { emailIds: [one.id], mailFolder: 'trash' } });
  await first.backend.sendLetter(letter, null, 'a');
  const second = await open(storage);
  expect((await second.read('trash')).map(({ id }) => id)).toContain(one.id);
  expect((await second.read('sent')).map(({ subject }) => subject)).toContain('Offer');
  await second.backend.reset();
  expect(await second.meta()).toEqual(countMails(seedMails()));
});

test('DEMO-03 a letter that is being written is there after a reload, until it is dropped or the demo is reset', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  const half = { ...letter, to: [], message: 'Half' };
  await first.backend.letters.put('new', half);
  await first.backend.letters.put('reply-7', letter);
  const second = await open(storage);
  expect(second.backend.letters.all().get('new')).toEqual(half);
  await second.backend.letters.drop('new');
  expect([...second.backend.letters.all()]).toEqual([['reply-7', letter]]);
  await second.backend.reset();
  expect(second.backend.letters.all().size).toBe(0);
});

test('DEMO-03 a letter that is sent takes its draft along before the slow answer comes; one that is refused leaves it', async () => {
  const { backend } = await open();
  await backend.letters.put('new', letter);
  backend.settings.isFailing = true;
  await expect(backend.sendLetter(letter, null, 'a', 'new')).rejects.toThrow();
  expect(backend.letters.all().get('new')).toEqual(letter);
  Object.assign(backend.settings, { isFailing: false, latency: 60_000 });
  void backend.sendLetter(letter, null, 'a', 'new');
  await vi.waitFor(() => expect(backend.letters.all().size).toBe(0));
  backend.settings.latency = 0;
  expect((await backend.sendLetter(letter, null, 'a')).subject).toBe('Offer');
});

test('DEMO-04 however many mails are moved, one short note of it is kept; what two tabs do is kept of both', async () => {
  const storage = memoryStorage();
  const [one, other] = [await openMailbox(storage), await openMailbox(storage)];
  const emailIds = one.in('inbox').map(({ id }) => id);
  await one.change({ kind: 'move', emailIds, mailFolder: 'spam' });
  await other.change({ kind: 'setStarred', mailId: emailIds[0]!, value: true });
  const kept = [...(await storage.load('mails')).values()];
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept).length).toBeLessThan(emailIds.length * 6);
  const after = await openMailbox(storage);
  expect(after.in('inbox')).toEqual([]);
  expect(after.in('spam').find(({ id }) => id === emailIds[0])).toMatchObject({ isStarred: true });
});

test('DEMO-04 what has not changed is the same as before, and isn’t gathered again', async () => {
  const mailbox = await openMailbox(memoryStorage());
  const [inbox, sent, meta] = [mailbox.in('inbox'), mailbox.in('sent'), mailbox.meta()];
  expect([mailbox.in('inbox') === inbox, mailbox.meta() === meta]).toEqual([true, true]);
  await mailbox.change({ kind: 'move', emailIds: [inbox[0]!.id], mailFolder: 'trash' });
  expect([mailbox.in('inbox').length, mailbox.in('sent') === sent]).toEqual([inbox.length - 1, true]);
  expect(mailbox.meta()).toEqual(countMails([...mailbox.all()]));
});

test('DEMO-03 a file is kept as long as a letter or a mail speaks of it', async () => {
  const storage = memoryStorage();
  const { backend } = await open(storage);
  const [sent, written, dropped] = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const file of [sent!, written!, dropped!]) await backend.files.put(file, new Blob(['Offer']));
  const withFile = (file: string) => ({ ...letter, attachments: [{ fileName: 'offer.txt', size: 5, file }] });
  // In a reply, where it is found too.
  await backend.sendLetter(withFile(sent!), 1, 'a');
  await backend.letters.put('new', withFile(written!));
  const { backend: reloaded } = await open(storage);
  expect([...reloaded.files.all().keys()].sort()).toEqual([sent, written].sort());
  expect(await reloaded.files.all().get(sent!)!.text()).toBe('Offer');
  await reloaded.reset();
  expect(reloaded.files.all().size).toBe(0);
});
