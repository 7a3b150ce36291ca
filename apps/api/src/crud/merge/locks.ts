import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';

/** Held while references are written: no record that they name is merged meanwhile. Taken before any row is locked. */
export async function lockReferences(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.merging})`);
}

/** Held while records are merged: one merge at a time, and nobody writes a reference meanwhile. Taken before any row is locked. */
export async function lockForMerge(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.merging})`);
}
