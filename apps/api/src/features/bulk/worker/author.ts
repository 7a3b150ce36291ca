import { hasCapability } from '@diwan/api-contract/capabilities';
import type { AnyResource, Author } from '#crud/definition.ts';
import type { BulkOperationRow } from '#db/schema/bulk.ts';
import type { StaffMember } from '#db/schema/identity.ts';
import { isActive } from '#identity/staff/staff.ts';
import { capabilitiesFor } from '../action.ts';

/** Who started the operation, as they are now; or why they may not go on. Asked before each row. */
export function authorOf(
  { origin, action }: BulkOperationRow,
  member: StaffMember,
  resource: AnyResource,
): (Author & { sessionId: string }) | 'authorInactive' | 'notPermitted' {
  if (!isActive(member)) return 'authorInactive';
  const { id, name, role } = member;
  const can: Author['can'] = (capability) => hasCapability(role, capability);
  if (!capabilitiesFor(resource, action).every(can)) return 'notPermitted';
  return { type: 'staff', id, name, sessionId: origin.sessionId, can };
}
