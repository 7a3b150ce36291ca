import type { OrderRefund } from '@diwan/api-contract/resources/order-parts';
import { DataTable } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { OrderPartProps } from './order-part.types.ts';

/** What went back to the customer, and what somebody proposes. */
export function Refunds({ order, context }: OrderPartProps) {
  const { t } = context;
  const heads = ['way', 'amount', 'why', 'status', 'by', 'at'].map((head) => t(`within.${head}`));
  const whoOf = ({ decidedBy, proposedBy }: OrderRefund) => {
    const decider = cells.text(decidedBy && (decidedBy.id === 'system' ? t('activity.system') : decidedBy.name));
    return proposedBy ? cells.twoLines(decider, t('within.proposedBy', { name: proposedBy.name })) : decider;
  };
  return (
    <DataTable
      caption={t('within.refunds')}
      heads={heads}
      rows={order.refunds.map((refund) => ({
        id: refund.id,
        cells: [
          t(`choices.refundWay.${refund.way}`),
          cells.money(refund.amount, context),
          cells.twoLines(t(`choices.refundReason.${refund.reason}`), refund.note),
          t(`choices.refundState.${refund.state}`),
          whoOf(refund),
          cells.moment(refund.decidedAt ?? refund.createdAt, context),
        ],
      }))}
    />
  );
}
