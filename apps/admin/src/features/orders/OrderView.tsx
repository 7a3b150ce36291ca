import { Banner, Stack, Text } from '@diwan/ui';
import type { ComponentType } from 'react';
import { Dispute } from './Dispute.tsx';
import { Items } from './Items.tsx';
import type { OrderPart, OrderPartProps } from './order-part.types.ts';
import { Payments } from './Payments.tsx';
import { Refunds } from './Refunds.tsx';
import { Steps } from './Steps.tsx';

const parts: Record<OrderPart, ComponentType<OrderPartProps>> = {
  dispute: Dispute,
  items: Items,
  payments: AllPayments,
  refunds: Refunds,
  timeline: Steps,
};

/** What is in an order, what became of its payment, or when what of it happened. */
export default function OrderView({ part, ...props }: OrderPartProps & { part: OrderPart }) {
  const Part = parts[part];
  return <Part {...props} />;
}

function AllPayments({ order, context }: OrderPartProps) {
  const { t } = context;
  return (
    <Stack gap="sm">
      {order.payments.some(({ gateway }) => gateway === 'sandbox') ? <Banner tone="info">{t('sandbox')}</Banner> : null}
      {order.payments.length === 0 ? (
        <Text tone="muted">{t('within.noPayments')}</Text>
      ) : (
        <Payments order={order} context={context} />
      )}
    </Stack>
  );
}
