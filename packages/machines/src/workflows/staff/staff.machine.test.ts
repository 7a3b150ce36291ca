import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type AnyStaffEvent, type StaffInput, staffWorkflow } from './staff.workflow.ts';

const input: StaffInput = {
  role: 'admin',
  isSelf: false,
  isLastAdmin: false,
  hasAccepted: true,
  hasSession: true,
  hasFactor: true,
};
const send = (state: string, event: AnyStaffEvent, known: Partial<StaffInput> = {}) =>
  evaluate(staffWorkflow, { state, input: { ...input, ...known }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('nobody changes, suspends or deactivates their own account, or the last administrator’s', () => {
  const events: AnyStaffEvent[] = [
    { type: 'staff.changeRole', role: 'editor' },
    { type: 'staff.suspend' },
    { type: 'staff.deactivate' },
  ];
  for (const event of events) {
    expect(send('active', event, { isSelf: true })).toEqual(refused('ownAccount'));
    expect(send('active', event, { isLastAdmin: true })).toEqual(refused('lastAdmin'));
    expect(send('active', event)).toMatchObject({ kind: 'accepted' });
  }
  expect(send('active', { type: 'staff.lock' }, { isLastAdmin: true })).toEqual(refused('lastAdmin'));
});

test('whoever is suspended, locked or sent away is signed out everywhere', () => {
  for (const type of ['staff.suspend', 'staff.lock', 'staff.deactivate'] as const)
    expect(send('active', { type })).toMatchObject({
      effects: expect.arrayContaining([
        { type: 'keepAnotherAdmin' },
        { type: 'endSessions', params: { reason: 'disabled' } },
      ]),
    });
});

test('who leaves hands over what is assigned to them, and needs nobody for nothing', () => {
  expect(send('suspended', { type: 'staff.deactivate' }, { hasWork: true })).toEqual(refused('successorMissing'));
  expect(send('suspended', { type: 'staff.deactivate' }, { hasWork: false })).toMatchObject({ state: 'deactivated' });
  expect(send('active', { type: 'staff.deactivate', successor: 'sami' }, { hasWork: true })).toMatchObject({
    effects: expect.arrayContaining([{ type: 'handOverWork', params: { successor: 'sami' } }]),
  });
});

test('who comes back without ever having taken up the invitation is invited again', () => {
  expect(send('deactivated', { type: 'staff.reactivate' })).toMatchObject({ state: 'active', effects: [] });
  expect(send('deactivated', { type: 'staff.reactivate' }, { hasAccepted: false })).toMatchObject({
    state: 'invited',
    effects: [{ type: 'invite' }],
  });
});
