import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { credentials, type StaffMember, sessions, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { endProviderSessions } from '../provider/provider-adapter.ts';
import type { ConfiguredMember } from './staff-file.ts';

/** Any number that nothing else in the database uses. */
const advisoryLock = 7_214_880_003;
const bySettings = { type: 'system' as const, id: 'settings', name: 'STAFF_FILE' };

/** Makes the accounts what the list says: whoever is not in it can sign in no more, and their sessions end. */
export async function installStaff(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  people: readonly ConfiguredMember[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`);
    const now = clock().toISOString();
    const known = new Map((await tx.select().from(staff)).map((row) => [row.email.toLowerCase(), row]));
    for (const person of people) {
      const row = known.get(person.email.toLowerCase());
      known.delete(person.email.toLowerCase());
      const member = row ? await update(tx, row, person, now) : await add(tx, person, now);
      await setPassword(tx, member, person.password, now);
    }
    for (const other of known.values()) await dismiss(tx, other, now);
  });
}

async function add(tx: Tx, { email, name, role }: ConfiguredMember, now: string): Promise<StaffMember> {
  const account = { id: newId(), email, name, role, state: 'active' as const, preferences: defaultPreferences };
  const [member] = await tx
    .insert(staff)
    .values({ ...account, createdAt: now, updatedAt: now })
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
    .set({ ...wanted, version: sql`${staff.version} + 1`, updatedAt: now })
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
    .set({ state: 'deactivated', version: sql`${staff.version} + 1`, updatedAt: now })
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
