import type { OrderPayment } from '@diwan/api-contract/resources/order-parts';
import { problemOf } from '#http/problems/problems.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandbox } from './sandbox.ts';

/** Whoever collected a payment; what staff have seen at the bank no gateway gives back. */
export function gatewayOf(gateway: OrderPayment['gateway']): PaymentGateway {
  if (gateway === 'manual') throw problemOf('refused', { reason: 'gatewayCannotRefund' });
  return sandbox;
}
