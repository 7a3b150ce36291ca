import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { staffLinks } from '#db/schema/identity.ts';
import { isToken, randomToken, sha256 } from '#keys/random-token.ts';
import type { Sealing } from '#keys/sealing.ts';

export type LinkPurpose = (typeof staffLinks.$inferSelect)['purpose'];

/** Where the page behind each kind of link is. */
export const linkPaths: Record<LinkPurpose, string> = { invitation: '/oidc/invitation', reset: '/oidc/reset' };

const hoursValid: Record<LinkPurpose, number> = { invitation: 72, reset: 1 };

/** Stands in a mail for the secret of its link wherever the mail is kept or shown; it is put in only on the way out. */
export const hiddenToken = '••••••••';

const linkOf = (staffId: string, purpose: LinkPurpose) =>
  and(eq(staffLinks.staffId, staffId), eq(staffLinks.purpose, purpose));

/** Makes the one link of its kind that holds for somebody; the one before holds no longer. */
export async function issueLink(
  { tx, now, sealing }: { tx: Tx; now: string; sealing: Sealing },
  staffId: string,
  purpose: LinkPurpose,
): Promise<void> {
  const token = randomToken();
  const made = {
    tokenHash: sha256(token),
    sealedToken: sealing.seal(token),
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + hoursValid[purpose] * 3_600_000).toISOString(),
  };
  await tx
    .insert(staffLinks)
    .values({ id: newId(), staffId, purpose, ...made })
    .onConflictDoUpdate({ target: [staffLinks.staffId, staffLinks.purpose], set: made });
}

export async function withdrawLink(tx: Tx, staffId: string, purpose: LinkPurpose): Promise<void> {
  await tx.delete(staffLinks).where(linkOf(staffId, purpose));
}

/** The link of its kind that somebody has, as long as it holds. */
export async function findLink(tx: Tx, staffId: string, purpose: LinkPurpose, now: string) {
  const [link] = await tx
    .select()
    .from(staffLinks)
    .where(and(linkOf(staffId, purpose), gt(staffLinks.expiresAt, now)));
  return link;
}

/** Whose a secret is, as long as its link holds; locked, so that it is used once. */
export async function staffOfToken(
  tx: Tx,
  token: string | undefined,
  purpose: LinkPurpose,
  now: string,
): Promise<string | undefined> {
  if (!isToken(token)) return undefined;
  const [link] = await tx
    .select({ staffId: staffLinks.staffId })
    .from(staffLinks)
    .where(and(eq(staffLinks.tokenHash, sha256(token)), eq(staffLinks.purpose, purpose), gt(staffLinks.expiresAt, now)))
    .for('update');
  return link?.staffId;
}
