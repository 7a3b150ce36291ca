import type { walletAdjustmentMachine } from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { walletAdjustmentsTable } from './table.ts';

type Adjustment = Row<typeof walletAdjustmentsTable>;

const told = noticesAbout<Adjustment>(({ id, number }) => ({
  ref: { resource: 'walletAdjustments', id, label: { ar: number } },
}));

/** Whom each event of an adjustment tells what. */
export const walletAdjustmentNotices: Notices<Adjustment, EventTypeOf<typeof walletAdjustmentMachine>> = {
  'walletAdjustment.approve': [told('adjustmentApproved', author)],
  'walletAdjustment.reject': [told('adjustmentRejected', author)],
  'walletAdjustment.withdraw': nobody('Whoever proposed it has done it; to colleagues the queue has become shorter.'),
};
