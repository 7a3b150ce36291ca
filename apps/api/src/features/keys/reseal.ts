import type { AnyResource, AnyResources } from '#crud/definition.ts';
import type { Database } from '#db/database.ts';
import type { Sealing } from '#keys/sealing.ts';

const batch = 200;

/** Seals anew what another key sealed, a few rows at a time, while others read and write; what was done stays done when it is stopped. */
export async function reseal(database: Database, resources: AnyResources, sealing: Sealing): Promise<number> {
  let renewed = 0;
  for (const { keyed } of Object.values<AnyResource>(resources)) {
    const next = keyed?.reseal;
    // Until a whole round finds nothing: somebody may have written with the old key meanwhile.
    for (let before = -1; next && before !== renewed; ) {
      before = renewed;
      for (let after: string | null = null; ; ) {
        const from: string | null = after;
        const ids: string[] = await database.transaction((tx) => next(tx, sealing, from, batch));
        renewed += ids.length;
        if (ids.length < batch) break;
        after = ids.at(-1)!;
      }
    }
  }
  return renewed;
}
