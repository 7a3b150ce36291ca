import type { OrderPaymentState } from '@diwan/api-contract/values/records/order';
import { StatusChip, type Tone } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

const tones: Readonly<Record<OrderPaymentState, Tone | 'neutral'>> = {
  unpaid: 'attention',
  pending: 'info',
  authorised: 'info',
  paid: 'positive',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'critical',
  expired: 'critical',
};

interface PaymentChipProps {
  state: OrderPaymentState;
  t: CellContext['t'];
}

/** How far the payment of an order has come. */
export function PaymentChip({ state, t }: PaymentChipProps) {
  return <StatusChip tone={tones[state]}>{t(`choices.paymentState.${state}`)}</StatusChip>;
}
