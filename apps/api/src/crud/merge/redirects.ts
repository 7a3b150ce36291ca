import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { recordRedirectsTable as redirects } from '#db/schema/redirects.ts';
import type { AnyContract, Writer } from '../definition.ts';

type OfContract = { contract: Pick<AnyContract, 'path'> };

/** Of each id that was merged, the one that stands for it; an id is of one resource alone, so none has to be named. */
export async function keptIds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ from: redirects.fromId, to: redirects.toId })
    .from(redirects)
    .where(inArray(redirects.fromId, [...new Set(ids)]));
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** The record at an address: itself, or the one that it was merged into. */
export async function keptId({ contract }: OfContract, tx: Tx, id: string): Promise<string> {
  const [row] = await tx
    .select({ to: redirects.toId })
    .from(redirects)
    .where(and(eq(redirects.resource, contract.path), eq(redirects.fromId, id)));
  return row?.to ?? id;
}

/** From now on `to` stands for `from`, and for all that `from` stood for. */
export async function redirect(
  { contract: { path: resource } }: OfContract,
  { from, to }: { from: string; to: string },
  { tx, now: at }: Writer,
): Promise<void> {
  await tx
    .update(redirects)
    .set({ toId: to })
    .where(and(eq(redirects.resource, resource), eq(redirects.toId, from)));
  await tx.insert(redirects).values({ resource, fromId: from, toId: to, at });
}
