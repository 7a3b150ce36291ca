import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './crm-user.example.ts';
import { type AnyCrmUserEvent, type CrmUserInput, crmUserWorkflow } from './crm-user.workflow.ts';

const send = (state: string, event: AnyCrmUserEvent, known: Partial<CrmUserInput> = {}) =>
  evaluate(crmUserWorkflow, { state, input: { ...example, ...known }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('whoever has customers leaves only when somebody else takes them over', () => {
  expect(send('active', { type: 'crmUser.offboard' })).toEqual(refused('bookNotReassigned'));
  const toThemselves = send('active', { type: 'crmUser.offboard', successor: 'me' }, { isNamedThemselves: true });
  expect(toThemselves).toEqual(refused('samePerson'));
  expect(send('active', { type: 'crmUser.offboard', successor: 'reem' })).toMatchObject({
    state: 'left',
    effects: expect.arrayContaining([{ type: 'handOverCustomers', params: { successor: 'reem' } }]),
  });
  expect(send('suspended', { type: 'crmUser.offboard' }, { customers: 0 })).toMatchObject({ state: 'left' });
});

test('a leave has a last day ahead and somebody else who stands in, and ends by itself when it is over', () => {
  const leave = { type: 'crmUser.setLeave', until: '2026-03-10', delegate: 'reem' } as const;
  expect(send('active', { ...leave, until: '2026-02-28' })).toEqual(refused('untilPast'));
  expect(send('active', leave, { isNamedThemselves: true })).toEqual(refused('samePerson'));
  expect(send('active', leave)).toMatchObject({ state: 'on_leave' });
  expect(send('on_leave', { type: 'crmUser.endLeave' }, { leaveUntil: '2026-03-01' })).toEqual(refused('leaveNotOver'));
  expect(send('on_leave', { type: 'crmUser.endLeave' }, { leaveUntil: '2026-02-28' })).toMatchObject({
    state: 'active',
    effects: [{ type: 'clearLeave' }],
  });
});
