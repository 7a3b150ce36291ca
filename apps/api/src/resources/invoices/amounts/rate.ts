import { riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { vatAt } from '#settings/vat.ts';

/** The standard rate that holds for a supply: of its day, where that is not today. */
export const standardRate = (tx: Tx, supplyDate: string | null, now: string): Promise<number> =>
  vatAt(tx, supplyDate === null || supplyDate === riyadhDay(now) ? now : `${supplyDate}T00:00:00+03:00`);
