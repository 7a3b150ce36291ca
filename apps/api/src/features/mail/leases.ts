import type { MailEvent } from '@diwan/machines/workflows/mail/mail.workflow';
import { and, asc, eq, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { nextTry } from './outcome.ts';

export type MailDeps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'resources' | 'keys'>;
export type LeasedMail = Row<typeof mails>;

/** Sends an event to a mail, as the machine allows it. */
const send = (deps: MailDeps, tx: Tx, id: string, event: MailEvent): Promise<void> =>
  applyEvent(deps.resources.mails, { id, version: null, event }, systemWriter(deps, tx));

/** The oldest mail of some, locked; those that another process is at are passed over. */
async function oldest(tx: Tx, where: SQL | undefined): Promise<LeasedMail | undefined> {
  const [row] = await tx
    .select()
    .from(mails)
    .where(where)
    .orderBy(asc(mails.sendAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

const isDue = (now: string) =>
  and(eq(mails.state, 'waiting'), lte(mails.sendAt, now), isNull(mails.recalledAt), isNull(mails.heldAt));

/** Takes a mail whose time has come, so that nobody else delivers it for as long as an attempt may take. */
export function leaseNext(deps: MailDeps, token: string, seconds: number): Promise<LeasedMail | null> {
  const { database, clock } = deps;
  return database.transaction(async (tx) => {
    const now = clock();
    const due = await oldest(tx, isDue(now.toISOString()));
    if (!due) return null;
    const until = new Date(now.getTime() + seconds * 1_000).toISOString();
    await send(deps, tx, due.id, { type: 'mail.send', lease: { token, until } });
    return { ...due, tries: due.tries + 1, lease: token };
  });
}

/** Keeps a mail whose time has come where nothing can deliver it; false when there was none. */
export function keepNext(deps: MailDeps): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const due = await oldest(tx, isDue(deps.clock().toISOString()));
    if (due) await send(deps, tx, due.id, { type: 'mail.keep' });
    return due !== undefined;
  });
}

/** Takes back a mail that was called back with its mailing; false when there was none. */
export function withdrawNext(deps: MailDeps): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const recalled = await oldest(tx, and(eq(mails.state, 'waiting'), isNotNull(mails.recalledAt)));
    if (recalled) await send(deps, tx, recalled.id, { type: 'mail.withdraw' });
    return recalled !== undefined;
  });
}

/**
 * Takes up a mail that whoever had it has left: when the server could not have the text yet, it waits again; otherwise nobody knows what
 * became of it, and a person decides. False when there was none.
 */
export function recoverNext(deps: MailDeps): Promise<boolean> {
  const { database, clock } = deps;
  return database.transaction(async (tx) => {
    const now = clock();
    const left = await oldest(tx, and(eq(mails.state, 'sending'), lt(mails.leasedUntil, now.toISOString())));
    if (!left) return false;
    const { id, handedOverAt, tries } = left;
    await send(
      deps,
      tx,
      id,
      handedOverAt === null
        ? {
            type: 'mail.postpone',
            trouble: { code: 'interrupted', answer: null },
            until: nextTry(now.getTime(), tries),
          }
        : { type: 'mail.lose', trouble: { code: 'answerLost', answer: null } },
    );
    return true;
  });
}

/** Says what became of a mail, for whoever still has it; to anybody else it is theirs no longer. */
export async function settle(deps: MailDeps, { id, lease }: LeasedMail, event: MailEvent): Promise<void> {
  await deps.database
    .transaction(async (tx) => {
      const isOurs = and(eq(mails.id, id), eq(mails.lease, lease!));
      const [row] = await tx.select({ id: mails.id }).from(mails).where(isOurs).for('update');
      if (row) await send(deps, tx, id, event);
    })
    .catch((error: unknown) => {
      // It took so long that it is held for lost; only that it was taken can still be told.
      if (!(error instanceof ProblemError && error.code === 'refused')) throw error;
    });
}
