import type { Namespaces } from '@diwan/messages/namespaces';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import type { StaffMember } from '../db/schema/identity.ts';

/** Where a request came from, as the audit log keeps it. */
export type RequestOrigin = Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;

/** Names of the OWASP logging vocabulary. */
type IdentityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_password_change'
  | 'authn_mfa_enrolled'
  | 'authn_mfa_removed'
  | 'authn_recovery_codes_made'
  | 'authn_recovery_code_used'
  | 'authn_passkey_added'
  | 'authn_passkey_removed'
  | 'authn_passkey_copied'
  | 'authn_step_up'
  | 'authn_token_reuse'
  | 'session_expired'
  | 'authz_fail';

interface IdentityEntry {
  event: IdentityEvent;
  /** Absent where nobody of ours could be recognised. */
  member: Pick<StaffMember, 'id' | 'name'> | undefined;
  sessionId?: string;
  request?: RequestOrigin;
  /** One of those that the log has words for. */
  reason?: keyof Namespaces['records']['reasons'];
  note?: string;
}

const nobody = { id: 'unknown', name: 'unknown' };

/** Writes what happened to somebody's access into the audit log. */
export function recordIdentityEvent(
  tx: Tx,
  { event, member = nobody, sessionId, request, reason, note }: IdentityEntry,
): Promise<void> {
  return recordAudit(tx, {
    actor: { type: member === nobody ? 'system' : 'staff', id: member.id, name: member.name, sessionId },
    request,
    entityType: 'staff',
    entityId: member.id,
    entityLabel: { ar: member.name },
    event,
    reason: reason === undefined ? null : { code: reason, ...(note ? { note } : {}) },
  });
}
