import type { Role } from '@diwan/api-contract/values/staff';
import type { staffMachine } from '@diwan/machines/workflows/staff/staff.machine';
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import { computed, type EffectHandlers, type Reader, type Row, type Writer } from '#crud/definition.ts';
import { claimFiles } from '#crud/writes/claim-files.ts';
import type { Tx } from '#db/database.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import { removeFactors } from '#identity/factors/set-up.ts';
import { endProviderSessions } from '#identity/provider/provider-adapter.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { issueLink, withdrawLink } from '#identity/staff/links.ts';
import type { AccountMail } from '../mails/content/accounts/account-mail.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { handOver, workOf } from './work.ts';

type Member = Row<typeof staff>;

const isAdmin = and(eq(staff.role, 'admin'), eq(staff.state, 'active'));

/** Refuses unless an administrator remains who is somebody else, however many ask at once. */
export async function keepAnotherAdmin({ id, role, state }: Member, tx: Tx): Promise<void> {
  if (role !== 'admin' || state !== 'active') return;
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.admins})`);
  if ((await tx.$count(staff, and(isAdmin, ne(staff.id, id)))) === 0)
    throw problemOf('refused', { reason: 'lastAdmin' });
}

/** Sends a link by which somebody can take up their account, in place of any before. */
export async function invite({ id: staffId, email }: Member, writer: Writer): Promise<void> {
  await issueLink(writer, staffId, 'invitation');
  await enqueueMail(writer, { template: 'staffInvited', about: { staffId, number: email } }, writer.now);
}

/** What the staff workflow names, carried out. */
export const staffEffects: EffectHandlers<typeof staff, typeof staffMachine> = {
  invite: (row: Member, _: unknown, writer: Writer) => invite(row, writer),
  withdrawInvitation: ({ id }: Member, _: unknown, { tx }: Writer) => withdrawLink(tx, id, 'invitation'),
  storeAcceptance: (_: Member, __: unknown, { now }: Writer) => ({ acceptedAt: now }),
  storeRole: (_: Member, { role }: { role: Role }) => ({ role }),
  async removeFactors({ id }: Member, _: unknown, { tx }: Writer) {
    await removeFactors(tx, id);
    return { mfa: 'off' as const };
  },
  async removePhoto({ id, photo }: Member, _: unknown, writer: Writer) {
    await claimFiles(writer.resources.staff, id, { before: { photo }, after: { photo: null } }, writer);
    return { photo: null };
  },
  async mail({ id: staffId, email }: Member, { template }: { template: AccountMail }, writer: Writer) {
    await enqueueMail(writer, { template, about: { staffId, number: email } }, writer.now);
  },
  keepAnotherAdmin: (row: Member, _: unknown, { tx }: Writer) => keepAnotherAdmin(row, tx),
  async endSessions({ id }: Member, { reason }: { reason: 'disabled' | 'revoked' }, { tx, now }: Writer) {
    for (const session of await openSessionsOf(tx, [id], now)) await endSession(tx, session, reason, new Date(now));
    await endProviderSessions({ orm: tx }, id);
  },
  async handOverWork(row: Member, { successor }: { successor: string | null }, writer: Writer) {
    if (successor === null) return;
    const { tx, actor, request } = writer;
    const [colleague] = await tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(and(eq(staff.id, successor), eq(staff.state, 'active'), ne(staff.id, row.id)));
    if (!colleague) throw problemOf('invalid', { errors: [{ path: 'successor', code: 'unknownReference' }] });
    const [work] = await workOf([row.id], tx);
    await handOver(row.id, colleague, writer);
    await recordAudit(tx, {
      actor,
      request: request ?? undefined,
      entityType: 'staff',
      entityId: colleague.id,
      entityLabel: { ar: colleague.name },
      event: 'staff.workTakenOver',
      reason: { code: 'other', note: row.name },
      diff: Object.entries(work!).map(([path, after]) => ({ path, before: 0, after })),
    });
  },
};

/** What the staff workflow's rules look at, for several accounts at once. */
export const staffInput = computed(
  staff,
  ['id', 'role', 'mfa', 'acceptedAt'],
  async (rows, { tx, now, actor }: Reader) => {
    const ids = rows.map(({ id }) => id);
    const signedIn = new Set((await openSessionsOf(tx, ids, now)).map(({ staffId }) => staffId));
    const admins = await tx.select({ id: staff.id }).from(staff).where(isAdmin).limit(2);
    return rows.map(({ id, role, mfa, acceptedAt }) => ({
      role,
      isSelf: id === actor.id,
      isLastAdmin: admins.length === 1 && admins[0]!.id === id,
      hasAccepted: acceptedAt !== null,
      hasSession: signedIn.has(id),
      hasFactor: mfa === 'totp' || mfa === 'passkey',
    }));
  },
);

/** Whether anything is left to hand over, asked when somebody leaves. */
export async function staffNamed(rows: Member[], event: { type: string }, { tx }: Reader) {
  if (event.type !== 'staff.deactivate') return rows.map(() => ({}));
  const work = await workOf(
    rows.map(({ id }) => id),
    tx,
  );
  return work.map(({ applications, jobPosts, employers }) => ({ hasWork: applications + jobPosts + employers > 0 }));
}
