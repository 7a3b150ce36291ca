import { type WholeValueKind, wholeValueOf } from '@diwan/api-contract/values/text/whole-value';
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Sealing } from './sealing.ts';

/** National ids were indexed first, when no other column was. */
const indexed = (kind: WholeValueKind, value: string) => (kind === 'nationalId' ? value : `${kind} ${value}`);

/** The keyed hash of a masked value; what is stored is compared in the spelling in which it is asked for. */
export function keyOf(sealing: Sealing, kind: WholeValueKind, stored: string): Buffer {
  return sealing.indexOf(indexed(kind, wholeValueOf(stored)?.value ?? stored.trim().toLowerCase()));
}

/** Finds the records that have the value, whichever key they were indexed with. */
export function hasWholeValue(column: AnyPgColumn, kind: WholeValueKind, sealing: Sealing, value: string): SQL {
  return inArray(column, sealing.indexesOf(indexed(kind, value)));
}
