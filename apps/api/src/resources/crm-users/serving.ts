import type { PicturedRef } from '@diwan/api-contract/schema';
import { and, eq } from 'drizzle-orm';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { crmUsersTable as table } from './table.ts';

/** Refuses unless it is a CRM user who works now; `path` names the field that says who. */
export async function expectServing(id: string, path: string, tx: Tx): Promise<void> {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.state, 'active')))
    // Whoever leaves at the same moment hands over what came before, or comes after.
    .for('share');
  if (!found) throw problemOf('invalid', { errors: [{ path, code: 'unknownReference' }] });
}

/** CRM users by id, as links; whoever has left keeps the name. */
export async function crmUsersOf(ids: readonly (string | null)[], tx: Tx): Promise<(PicturedRef | null)[]> {
  const found = await findNamed(tx, table, { name: table.name, image: table.photo }, ids);
  return ids.map((id) => {
    const user = found.get(id ?? '');
    return id !== null && user ? { id, label: { ar: user.name }, image: user.image } : null;
  });
}
