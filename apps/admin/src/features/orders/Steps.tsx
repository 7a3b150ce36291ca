import type { Order } from '@diwan/api-contract/resources/orders';
import { Timeline, type Tone } from '@diwan/ui';
import type { OrderPartProps } from './order-part.types.ts';

const tones: Readonly<Record<string, Tone>> = {
  paid: 'positive',
  completed: 'positive',
  disputed: 'critical',
  cancelled: 'critical',
};

/** When which step of an order was taken, the last one first. */
export function Steps({ order, context: { t, format } }: OrderPartProps) {
  return (
    <Timeline
      aria-label={t('within.timeline')}
      items={momentsOf(order).map(([step, at]) => ({
        id: step,
        title: t(`times.${step}`),
        time: format.relative(at),
        dateTime: at,
        exactTime: format.dateTime(at),
        tone: tones[step] ?? 'neutral',
      }))}
    />
  );
}

function momentsOf(order: Order): [step: string, at: string][] {
  const moments: [string, string | null | undefined][] = [
    ['placed', order.createdAt],
    ['paid', order.paidAt],
    ['accepted', order.acceptedAt],
    ['started', order.startedAt],
    ['delivered', order.deliveredAt],
    ['disputed', order.dispute?.openedAt],
    ['resolved', order.dispute?.resolvedAt],
    ['completed', order.completedAt],
    ['cancelled', order.cancelledAt],
  ];
  return moments
    .filter((moment): moment is [string, string] => Boolean(moment[1]))
    .sort(([, one], [, other]) => Date.parse(other) - Date.parse(one));
}
