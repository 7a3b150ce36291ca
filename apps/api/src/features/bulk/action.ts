import type { Capability } from '@diwan/api-contract/capabilities';
import type { BulkAction } from '@diwan/api-contract/endpoints/bulk';
import type { AnyResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';

export const removal = 'record.remove';

/** What somebody must hold to do this to a record of the resource; refuses what cannot be done to one. */
export function capabilitiesFor({ contract, workflowBinding }: AnyResource, { type }: BulkAction): Capability[] {
  if (type === removal && contract.verbs.includes('remove')) return [contract.may.write];
  const may: Record<string, Capability | 'system'> = workflowBinding?.workflow.may ?? {};
  const needed = Object.hasOwn(may, type) ? may[type]! : 'system';
  if (needed === 'system' || !contract.verbs.includes('send'))
    throw problemOf('invalid', { errors: [{ path: 'action.type', code: 'invalidChoice' }] });
  return [contract.may.send, needed];
}

/** Refuses whoever may not do this to any record at all. */
export function expectPermission(
  resource: AnyResource,
  action: BulkAction,
  { can }: { can(capability: Capability): boolean },
): void {
  if (!capabilitiesFor(resource, action).every((capability) => can(capability)))
    throw problemOf('forbidden', { reason: 'notPermitted' });
}
