import type { RevealWish } from '@diwan/api-contract/endpoints/reveal';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { AuditPerson } from '#audit/personal/personal.ts';
import type { Reader } from '#crud/definition.ts';
import { findRow } from '#crud/lists/repository.ts';
import { partInFull } from '#crud/masked/parts.ts';
import { personOf } from '#crud/writes/person-of.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Sealing } from '#keys/sealing.ts';

/** A field of a record in full, for whoever may read the record, and its name for the log. */
export async function readInFull(
  { tx, resources, can }: Pick<Reader, 'tx' | 'resources' | 'can'>,
  sealing: Sealing,
  wish: RevealWish,
): Promise<{ value: string | null; label: LocalizedText; person: AuditPerson | null }> {
  const resource = Object.values(resources).find(({ contract }) => contract.path === wish.resource)!;
  if (!can(resource.contract.may.read)) throw problemOf('forbidden', { reason: 'notPermitted' });
  const row = await findRow(resource.table, tx, wish.id);
  if (!row) throw problemOf('notFound');
  const value = wish.field.includes('.')
    ? partInFull(row, wish.field, wish.row)
    : await resource.reveal!(row, wish.field as never, { tx, sealing });
  return { value, label: resource.label(row), person: personOf(resource, row) };
}
