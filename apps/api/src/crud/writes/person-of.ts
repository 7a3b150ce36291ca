import type { AuditPerson } from '#audit/personal/personal.ts';
import type { AnyResource } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';

/** Whom a record is about, and what names it where nothing personal may stand. */
export function personOf(resource: AnyResource, row: AnyRow): AuditPerson | null {
  return resource.personOf ? { id: resource.personOf(row), alias: { ar: row.number } } : null;
}
