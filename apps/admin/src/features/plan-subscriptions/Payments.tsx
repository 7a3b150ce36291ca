import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import { DataTable } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

interface PaymentsProps {
  payments: PlanSubscription['payments'];
  context: CellContext;
}

/** What came in, the newest first. */
export function Payments({ payments, context }: PaymentsProps) {
  const { t, format } = context;
  return (
    <DataTable
      caption={t('computed.payments')}
      heads={[t('ask.reference'), t('ask.paidOn'), t('ask.method'), t('columns.price')]}
      rows={payments.map(({ reference, paidOn, method, amount }) => ({
        id: reference,
        cells: [
          cells.latin(reference),
          format.date(paidOn),
          t(`choices.paymentMethod.${method}`),
          cells.money(amount, context),
        ],
      }))}
    />
  );
}
