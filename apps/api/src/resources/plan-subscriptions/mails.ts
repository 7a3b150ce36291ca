import type { Row, Writer } from '#crud/definition.ts';
import { enqueueMail, onceFinal } from '../mails/outbox.ts';
import type { planSubscriptionsTable } from './table.ts';

type Subscription = Row<typeof planSubscriptionsTable>;

/** Writes to whoever has a subscription what its event means for them. */
export async function tellSubscriber(row: Subscription, _: unknown, writer: Writer): Promise<void> {
  const { number, employerId, providerId, seekerId } = row;
  const template = 'subscriptionMoved' as const;
  const sendAt = onceFinal(writer.now);
  if (employerId) await enqueueMail(writer, { template, about: { number, employerId } }, sendAt);
  else if (providerId) await enqueueMail(writer, { template, about: { number, providerId } }, sendAt);
  else if (seekerId) await enqueueMail(writer, { template, about: { number, seekerId } }, sendAt);
}
