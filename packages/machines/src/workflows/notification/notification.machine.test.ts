import type { NotificationEventType } from '@diwan/api-contract/values/records/notification';
import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './notification.example.ts';
import { notificationWorkflow } from './notification.workflow.ts';

const send = (state: string, type: NotificationEventType, wasRead = false) =>
  evaluate(notificationWorkflow, { state, input: { ...example, wasRead }, can: () => true }, { type });

test('ROUTE-06 what is put away comes back as it was', () => {
  expect(send('unread', 'notification.archive')).toMatchObject({ state: 'archived' });
  expect(send('archived', 'notification.restore')).toMatchObject({ state: 'unread' });
  expect(send('archived', 'notification.restore', true)).toMatchObject({ state: 'read' });
});

test('ROUTE-06 what is put away is neither read nor unread any more', () => {
  for (const type of ['notification.read', 'notification.unread', 'notification.archive'] as const)
    expect(send('archived', type, true), type).toEqual({ kind: 'refused', reason: 'wrongState' });
});
