import type { WithdrawalEvent } from '@diwan/api-contract/resources/withdrawals';
import type { Workflow } from '../workflow.ts';
import type { WithdrawalInput } from './withdrawal.input.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

export type { WithdrawalInput, WithdrawalJudgement } from './withdrawal.input.ts';

/** Money that a provider asks for; whoever approves it is never whoever has it paid. */
export const withdrawalWorkflow: Workflow<WithdrawalInput, WithdrawalEvent, typeof withdrawalMachine> = {
  id: 'withdrawal',
  version: 1,
  machine: withdrawalMachine,
  may: {
    'withdrawal.claim': 'money.approve',
    'withdrawal.release': 'money.approve',
    'withdrawal.approve': 'money.approve',
    'withdrawal.approveAnyway': 'money.pay',
    'withdrawal.reject': 'money.approve',
    'withdrawal.startPayment': 'money.pay',
    'withdrawal.markPaid': 'money.pay',
    'withdrawal.markFailed': 'money.pay',
    'withdrawal.retry': 'money.approve',
    'withdrawal.cancel': 'money.approve',
  },
  stepUp: new Set([
    'withdrawal.approve',
    'withdrawal.approveAnyway',
    'withdrawal.startPayment',
    'withdrawal.markPaid',
    'withdrawal.retry',
  ]),
  samples: {
    'withdrawal.claim': () => ({ type: 'withdrawal.claim' }),
    'withdrawal.release': () => ({ type: 'withdrawal.release' }),
    'withdrawal.approve': () => ({ type: 'withdrawal.approve' }),
    'withdrawal.approveAnyway': () => ({ type: 'withdrawal.approveAnyway', note: 'The bank has confirmed the name.' }),
    'withdrawal.reject': () => ({ type: 'withdrawal.reject', reason: 'iban' }),
    'withdrawal.startPayment': () => ({ type: 'withdrawal.startPayment', batch: 'PAY-2026-03-01' }),
    'withdrawal.markPaid': () => ({ type: 'withdrawal.markPaid', bankReference: 'FT26060ABC', paidOn: '2026-01-01' }),
    'withdrawal.markFailed': () => ({ type: 'withdrawal.markFailed', failure: 'account_closed' }),
    'withdrawal.retry': () => ({ type: 'withdrawal.retry', note: 'The bank has asked for it again.' }),
    'withdrawal.cancel': () => ({ type: 'withdrawal.cancel' }),
  },
};
