import type { withdrawalMachine } from '@diwan/machines/workflows/withdrawal/withdrawal.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { withdrawalsTable } from './table.ts';

type Withdrawal = Row<typeof withdrawalsTable>;

const told = noticesAbout<Withdrawal>(({ id, number }) => ({
  ref: { resource: 'withdrawals', id, label: { ar: number } },
}));
const byMail = nobody('The provider gets an e-mail; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a withdrawal tells what. */
export const withdrawalNotices: Notices<Withdrawal, EventTypeOf<typeof withdrawalMachine>> = {
  'withdrawal.claim': ownChange,
  'withdrawal.release': ownChange,
  'withdrawal.approve': [told('withdrawalApproved', queueOf('money.pay'))],
  'withdrawal.approveAnyway': [told('withdrawalApproved', queueOf('money.pay'))],
  'withdrawal.reject': byMail,
  'withdrawal.startPayment': ownChange,
  'withdrawal.markPaid': byMail,
  'withdrawal.markFailed': [told('withdrawalFailed', queueOf('money.approve'))],
  'withdrawal.retry': [told('withdrawalApproved', queueOf('money.pay'))],
  'withdrawal.cancel': nobody('The provider has done it; to colleagues the queue has become shorter.'),
};
