import type { MaskedResource } from '@diwan/api-contract/values/masked-fields';
import { type WholeValueKind, wholeValueOf } from '@diwan/api-contract/values/whole-value';
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { employersTable, seekersTable } from '../db/schema/resources.ts';
import type { Sealing } from '../keys/sealing.ts';

/** A column that holds the keyed hash of a masked value: whoever knows the value whole finds its record, and nobody finds it by pieces. */
export interface KeyedColumn {
  resource: MaskedResource;
  kind: WholeValueKind;
  column: AnyPgColumn;
}

/** All of them: a change of the sealing key has to fill each anew. */
export const keyedColumns: readonly KeyedColumn[] = [
  { resource: 'seekers', kind: 'nationalId', column: seekersTable.nationalIdIndex },
  { resource: 'seekers', kind: 'email', column: seekersTable.emailIndex },
  { resource: 'seekers', kind: 'mobile', column: seekersTable.mobileIndex },
  { resource: 'employers', kind: 'mobile', column: employersTable.mobileIndex },
];

/** National ids were indexed first, when no other column was. */
const indexed = (kind: WholeValueKind, value: string) => (kind === 'nationalId' ? value : `${kind} ${value}`);

/** What is stored is compared in the spelling in which it is asked for. */
function keyOf(sealing: Sealing, kind: WholeValueKind, stored: string): Buffer {
  return sealing.indexOf(indexed(kind, wholeValueOf(stored)?.value ?? stored.trim().toLowerCase()));
}

export const seekerKeys = (sealing: Sealing, { email, mobile }: { email: string; mobile: string }) => ({
  emailIndex: keyOf(sealing, 'email', email),
  mobileIndex: keyOf(sealing, 'mobile', mobile),
});

export const employerKeys = (sealing: Sealing, { mobile }: { mobile: string }) => ({
  mobileIndex: keyOf(sealing, 'mobile', mobile),
});

/** Finds the records that have the value, whichever key they were indexed with. */
export function hasWholeValue({ column, kind }: KeyedColumn, sealing: Sealing, value: string): SQL {
  return inArray(column, sealing.indexesOf(indexed(kind, value)));
}
