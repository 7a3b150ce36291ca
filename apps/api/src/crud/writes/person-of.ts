import type { AuditPerson } from '#audit/personal/personal.ts';
import type { AnyResource } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';

/** Whom a record is about, and what names it where nothing personal may stand. */
export function personOf(resource: AnyResource, row: AnyRow): AuditPerson | null {
  const id = resource.personOf?.(row) ?? null;
  return id === null ? null : { id, alias: { ar: row.number } };
}
