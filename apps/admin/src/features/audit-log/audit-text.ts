import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import { eventName } from '#crud/activity/activity-texts.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { resourceKeys } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';

/** The resource whose record an event is about; none for what is no record. */
export const resourceOf = (entityType: string): ResourceKey | null =>
  resourceKeys().find((key) => pathOf(key) === entityType) ?? null;

/** Kinds of what an event can be about that are no resources. */
const otherEntities = [
  'audit',
  'bulk',
  'erasures',
  'exports',
  'imports',
  'saved-views',
  'searches',
  'settings',
  'staff',
] as const;
export const entityTypes = (): string[] => [...resourceKeys().map(pathOf), ...otherEntities];

export function entityName(entityType: string, t: CellContext['t']): string {
  const key = resourceOf(entityType);
  return key ? t(`${key}:title`) : t(`auditLog:entities.${entityType}`, { defaultValue: entityType });
}

/** What happened, in the words of the log, of every record, or of the resource. */
export function auditEventName({ event, entityType }: AuditEvent, t: CellContext['t']): string {
  return (
    t(`auditLog:events.${event}`, { defaultValue: '' }) || eventName(event, t, resourceOf(entityType) ?? undefined)
  );
}

/** How a value is called that belongs to no record: by the log, or as a setting. */
export const valueName = (path: string, t: CellContext['t']): string =>
  t(`auditLog:values.${path}`, { defaultValue: t(`setting:marketplace.names.${path}`, { defaultValue: path }) });
