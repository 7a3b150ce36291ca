import { eq } from 'drizzle-orm';
import type { Author } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { providersTable as providers } from '#resources/providers/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';

const tables = { seeker: seekers, employer: employers, provider: providers };

/** A customer or a provider as whoever acts: by their number, for a name would outlive its person in the log. */
export async function partyOf(type: keyof typeof tables, id: string, tx: Tx): Promise<Author | null> {
  const table = tables[type];
  const [party] = await tx.select({ number: table.number }).from(table).where(eq(table.id, id));
  return party ? { type, id, name: party.number, can: () => true } : null;
}

/** The same; `invalid` where there is nobody of that id. */
export async function expectParty(by: { type: keyof typeof tables; id: string }, tx: Tx): Promise<Author> {
  const party = await partyOf(by.type, by.id, tx);
  if (!party) throw problemOf('invalid', { errors: [{ path: 'by.id', code: 'unknownReference' }] });
  return party;
}

const ofCustomers: ReadonlySet<string> = new Set([
  'order.payInit',
  'order.cancel',
  'order.complete',
  'order.openDispute',
]);
const ofProviders: ReadonlySet<string> = new Set([
  'order.accept',
  'order.decline',
  'order.start',
  'order.deliver',
  'order.openDispute',
]);

/** Whether something is for customers or providers to do. */
export const mayDo = (party: 'customer' | 'provider', event: string): boolean =>
  (party === 'customer' ? ofCustomers : ofProviders).has(event);
