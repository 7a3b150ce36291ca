import type { Mail } from '@diwan/api-contract/demo/mail';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/demo-storage.ts';
import { openMailbox } from './mailbox.ts';

const letter = { to: ['sara@demo.example'], cc: [], bcc: [], subject: 'Offer', message: 'Dear Sara', attachments: [] };
const byId = (mails: Iterable<Mail>) => [...mails].toSorted((one, other) => one.id - other.id);

test('DEMO-03 however much was done, few words are kept of it, and the mails are as they were left', async () => {
  const storage = memoryStorage();
  const mailbox = await openMailbox(storage);
  const [one, two] = mailbox.in('inbox') as [Mail, Mail];
  for (let round = 0; round < 150; round += 1) {
    await mailbox.change({ kind: 'setStarred', mailId: one.id, value: round % 2 === 0 });
    await mailbox.change({ kind: 'updateLabels', label: 'private', emailIds: [one.id, two.id] });
  }
  const emailIds = mailbox.in('spam').map(({ id }) => id);
  await mailbox.change({ kind: 'move', emailIds, mailFolder: 'trash' });
  await mailbox.send(letter, null, new Date());
  await mailbox.send(letter, two.id, new Date());
  await mailbox.change({ kind: 'markUnread', emailIds: [two.id], unreadFlag: true });
  expect((await storage.load('mails')).size).toBeGreaterThan(300);

  const summedUp = await openMailbox(storage);
  expect((await storage.load('mails')).size).toBe(1);
  expect(byId(summedUp.all())).toEqual(byId(mailbox.all()));
  await summedUp.change({ kind: 'move', emailIds: [two.id], mailFolder: 'trash' });

  const again = await openMailbox(storage);
  expect((await storage.load('mails')).size).toBe(2);
  expect(byId(again.all())).toEqual(byId(summedUp.all()));
  expect(again.meta()).toEqual(summedUp.meta());
});

test('DEMO-03 what another tab does while the log is summed up stays', async () => {
  const storage = memoryStorage();
  const other = await openMailbox(storage);
  const [one, two] = other.in('inbox') as [Mail, Mail];
  for (let round = 0; round < 201; round += 1)
    await other.change({ kind: 'setStarred', mailId: one.id, value: round % 2 === 0 });
  const summing = openMailbox(storage);
  await other.change({ kind: 'setStarred', mailId: two.id, value: !two.isStarred });
  await summing;
  const after = (await openMailbox(storage)).in('inbox');
  expect(after.find(({ id }) => id === one.id)).toMatchObject({ isStarred: true });
  expect(after.find(({ id }) => id === two.id)).toMatchObject({ isStarred: !two.isStarred });
});
