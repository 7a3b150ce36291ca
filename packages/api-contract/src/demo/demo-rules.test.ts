import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { changedMails, countMails, isMailIn, withMailChange } from './mail-rules.ts';
import { isShownIn, positionBetween } from './task-rules.ts';
import type { Task } from './todo.ts';

const task = (more: Partial<Task>): Task => ({
  id: 1,
  title: 'Call',
  desc: '',
  isImportant: false,
  isStarred: false,
  tags: ['design'],
  isCompleted: false,
  isTrashed: false,
  assignee: null,
  dueDate: null,
  position: 0,
  ...more,
});
const mail = (id: number, more: Partial<Mail> = {}) =>
  ({ id, mailFolder: 'inbox', labels: [], unread: true, ...more }) as unknown as Mail;

test('DEMO-01 a task in the trash is shown there alone', () => {
  const trashed = task({ isTrashed: true, isImportant: true });
  expect((['mine', 'important', 'design', 'trashed'] as const).filter((filter) => isShownIn(filter, trashed))).toEqual([
    'trashed',
  ]);
  const live = task({ isImportant: true });
  expect(
    (['mine', 'important', 'completed', 'design', 'content', 'trashed'] as const).filter((filter) =>
      isShownIn(filter, live),
    ),
  ).toEqual(['mine', 'important', 'design']);
});

test.each([
  [null, null],
  [null, 10],
  [10, null],
  [10, 11],
  [-5, 5],
])('DEMO-01 there is a place between %s and %s', (before, after) => {
  const position = positionBetween(before, after);
  expect(position).toBeGreaterThan(before ?? -Infinity);
  expect(position).toBeLessThan(after ?? Infinity);
});

test('DEMO-03 a label is given to all unless all have it; the others stay as they are', () => {
  const mails = [mail(1, { labels: ['private'] }), mail(2), mail(3)];
  const change = { kind: 'updateLabels', label: 'private', emailIds: [1, 2] } as const;
  const wanted = { ...change, emailIds: [...change.emailIds] };
  const once = withMailChange(mails, wanted);
  expect(once.map(({ labels }) => labels)).toEqual([['private'], ['private'], []]);
  expect(once[2]).toBe(mails[2]);
  expect(changedMails(once, wanted).map(({ labels }) => labels)).toEqual([[], []]);
});

test('DEMO-03 what is spam or in the trash is under no label, and is counted in its folder alone', () => {
  const mails = [
    mail(1, { labels: ['company'] }),
    mail(2, { labels: ['company'], mailFolder: 'trash', unread: false }),
  ];
  expect(mails.map((one) => isMailIn('company', one))).toEqual([true, false]);
  const { folders, labels } = countMails(mails);
  expect(folders).toMatchObject({ inbox: { total: 1, unread: 1 }, trash: { total: 1, unread: 0 }, sent: { total: 0 } });
  expect(labels).toMatchObject({ company: { total: 1, unread: 1 }, private: { total: 0 } });
});
