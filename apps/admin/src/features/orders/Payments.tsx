import type { OrderPayment } from '@diwan/api-contract/resources/order-parts';
import { DataTable } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { OrderPartProps } from './order-part.types.ts';

/** Every try to pay an order: by what, through whom, and what came of it. */
export function Payments({ order, context }: OrderPartProps) {
  const { t, format } = context;
  const heads = ['method', 'gateway', 'gatewayId', 'amount', 'status', 'at'].map((head) => t(`within.${head}`));
  const methodOf = ({ method, last4, sadadNumber, billerCode }: OrderPayment) => {
    const name = t(`choices.orderMethod.${method}`);
    if (last4) return cells.twoLines(name, t('within.cardEnding', { last4 }));
    return sadadNumber
      ? cells.twoLines(name, t('within.sadadBill', { number: sadadNumber, biller: billerCode ?? '' }))
      : name;
  };
  const resultOf = ({ status, failureCode, expiresAt }: OrderPayment) => {
    const result = t(`choices.paymentStatus.${status}`);
    if (failureCode)
      return cells.twoLines(
        result,
        t(`choices.paymentFailure.${failureCode}`, { defaultValue: t('choices.paymentFailure.other') }),
      );
    if (status === 'initiated' && expiresAt)
      return cells.twoLines(result, t('within.expires', { time: format.dateTime(expiresAt) }));
    return result;
  };
  return (
    <DataTable
      caption={t('within.payments')}
      heads={heads}
      rows={order.payments.map((payment) => ({
        id: payment.id,
        cells: [
          methodOf(payment),
          t(`choices.gateway.${payment.gateway}`),
          cells.latin(payment.gatewayId),
          cells.money(payment.amount, context),
          resultOf(payment),
          cells.moment(payment.settledAt ?? payment.createdAt, context),
        ],
      }))}
    />
  );
}
