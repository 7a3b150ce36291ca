import type { MaskedFieldOf } from '@diwan/api-contract/endpoints/reveal';
import { eq } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import type { ordersTable } from './table.ts';

/** What is read masked of an order, in full: its customer's as it is known now. */
export async function revealOrder(
  { seekerId, employerId, refundIban }: Row<typeof ordersTable>,
  field: MaskedFieldOf<'orders'>,
  tx: Tx,
): Promise<string | null> {
  if (field === 'refundIban') return refundIban;
  const people = seekerId === null ? employers : seekers;
  const [customer] = await tx
    .select({ customerMobile: people.mobile, customerEmail: people.email, state: people.state })
    .from(people)
    .where(eq(people.id, (seekerId ?? employerId)!));
  return customer && customer.state !== 'anonymised' ? customer[field] : null;
}
