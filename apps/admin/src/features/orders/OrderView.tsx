import { Banner, Heading, Stack, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { Dispute } from './Dispute.tsx';
import { Items } from './Items.tsx';
import type { OrderPartProps } from './order-part.types.ts';
import { Payments } from './Payments.tsx';
import { Refunds } from './Refunds.tsx';
import { Steps } from './Steps.tsx';

/** What is in an order, what became of its payment, and when what of it happened. */
export default function OrderView({ order, context }: OrderPartProps) {
  const { t } = context;
  const { payments, refunds, dispute } = order;
  return (
    <Stack gap="xl">
      {dispute ? <Dispute dispute={dispute} context={context} /> : null}
      <Part title={t('within.items')}>
        <Items order={order} context={context} />
      </Part>
      <Part title={t('within.payments')}>
        {payments.some(({ gateway }) => gateway === 'sandbox') ? <Banner tone="info">{t('sandbox')}</Banner> : null}
        {payments.length === 0 ? (
          <Text tone="muted">{t('within.noPayments')}</Text>
        ) : (
          <Payments order={order} context={context} />
        )}
      </Part>
      {refunds.length > 0 ? (
        <Part title={t('within.refunds')}>
          <Refunds order={order} context={context} />
        </Part>
      ) : null}
      <Part title={t('within.timeline')}>
        <Steps order={order} context={context} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={3} size="body">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
