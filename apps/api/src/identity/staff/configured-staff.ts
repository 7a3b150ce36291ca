import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { credentials, type StaffMember, sessions, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { endProviderSessions } from '../provider/provider-adapter.ts';
import { accountOf, staffSearchKey } from './new-account.ts';
import type { ConfiguredMember } from './staff-file.ts';

const bySettings = { type: 'system' as const, id: 'settings', name: 'STAFF_FILE' };

/**
 * Makes the accounts what the list says: whoever came by it and is not in it any more can sign in no more, and their sessions end.
 * Whom an administrator has invited stays.
 */
export async function installStaff(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  people: readonly ConfiguredMember[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.staffFile})`);
    const now = clock().toISOString();
    const rows = await tx.select().from(staff);
    const everybody = new Map(rows.map((row) => [row.id, row]));
    const known = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
    for (const person of people) {
      const row = known.get(person.email.toLowerCase());
      known.delete(person.email.toLowerCase());
      const member = row ? await update(tx, row, person, now) : await add(tx, person, now);
      await setPassword(tx, member, person.password, now);
    }
    for (const other of known.values()) if (!isInvited(other, everybody)) await dismiss(tx, other, now);
  });
}

/** Whether it was somebody of a list who let them in, or whom such a person had let in; the demo's people invite nobody to stay. */
function isInvited({ createdBy }: StaffMember, everybody: ReadonlyMap<string, StaffMember>): boolean {
  const inviter = createdBy.type === 'staff' ? everybody.get(createdBy.id) : undefined;
  return inviter !== undefined && (inviter.createdBy.id === bySettings.id || isInvited(inviter, everybody));
}

async function add(tx: Tx, { email, name, role }: ConfiguredMember, now: string): Promise<StaffMember> {
  const account = { id: newId(), email, name, role, state: 'active' as const };
  const [member] = await tx
    .insert(staff)
    .values(accountOf(account, bySettings, now))
    .returning();
  await audit(tx, member!, 'user_created', [{ path: 'role', before: null, after: role }]);
  return member!;
}

/** An account that was suspended or locked stays so: the list says who may work here, not who may do so today. */
async function update(tx: Tx, row: StaffMember, person: ConfiguredMember, now: string): Promise<StaffMember> {
  const { name, role } = person;
  const state = row.state === 'deactivated' || row.state === 'invited' ? ('active' as const) : row.state;
  const wanted = { name, role, state };
  const diff = (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((path) => wanted[path] !== row[path])
    .map((path) => ({ path, before: row[path], after: wanted[path] }));
  if (diff.length === 0) return row;
  await tx
    .update(staff)
    .set({
      ...wanted,
      acceptedAt: row.acceptedAt ?? now,
      searchKey: staffSearchKey({ name, email: row.email }),
      version: sql`${staff.version} + 1`,
      updatedAt: now,
      updatedBy: bySettings,
      ...(state === row.state ? {} : { stateChangedAt: now }),
    })
    .where(eq(staff.id, row.id));
  await audit(tx, row, 'user_updated', diff);
  return { ...row, ...wanted };
}

async function setPassword(tx: Tx, member: StaffMember, passwordHash: string | undefined, now: string): Promise<void> {
  const [known] = await tx.select().from(credentials).where(eq(credentials.staffId, member.id));
  if (known?.passwordHash === passwordHash) return;
  await tx.delete(credentials).where(eq(credentials.staffId, member.id));
  if (passwordHash) await tx.insert(credentials).values({ staffId: member.id, passwordHash });
  if (!known) return;
  await tx
    .update(sessions)
    .set({ endedAt: now, endedReason: 'revoked' })
    .where(and(eq(sessions.staffId, member.id), isNull(sessions.endedAt)));
  await endProviderSessions({ orm: tx }, member.id);
  await audit(tx, member, 'authn_password_change', []);
}

/** The database itself ends the sessions of an account that is not active any more. */
async function dismiss(tx: Tx, row: StaffMember, now: string): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.staffId, row.id));
  if (row.state === 'deactivated') return;
  await tx
    .update(staff)
    .set({
      state: 'deactivated',
      stateChangedAt: now,
      version: sql`${staff.version} + 1`,
      updatedAt: now,
      updatedBy: bySettings,
    })
    .where(eq(staff.id, row.id));
  await endProviderSessions({ orm: tx }, row.id);
  await audit(tx, row, 'user_archived', [{ path: 'state', before: row.state, after: 'deactivated' }]);
}

function audit(
  tx: Tx,
  { id, name }: StaffMember,
  event: string,
  diff: { path: string; before: unknown; after: unknown }[],
) {
  return recordAudit(tx, {
    actor: bySettings,
    entityType: 'staff',
    entityId: id,
    entityLabel: { ar: name },
    event,
    diff,
  });
}
