import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import { DataTable } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

interface PaymentsProps extends Pick<PlanSubscription, 'payments' | 'payouts'> {
  context: CellContext;
}

/** What came in and what was paid out of it, the newest first. */
export function Payments({ payments, payouts, context }: PaymentsProps) {
  const { t, format } = context;
  return (
    <DataTable
      caption={t('computed.payments')}
      heads={[t('ask.reference'), t('ask.paidOn'), t('ask.method'), t('columns.price')]}
      rows={[
        ...payouts.toReversed().map(({ reference, paidOn, amount }) => ({
          id: `out ${reference}`,
          cells: [cells.latin(reference), format.date(paidOn), t('paidOut'), cells.money(-amount, context)],
        })),
        ...payments.map(({ reference, paidOn, method, amount, creditedAt }) => ({
          id: reference,
          cells: [
            cells.latin(reference),
            format.date(paidOn),
            cells.twoLines(t(`choices.paymentMethod.${method}`), creditedAt && t('credited')),
            cells.money(amount, context),
          ],
        })),
      ]}
    />
  );
}
