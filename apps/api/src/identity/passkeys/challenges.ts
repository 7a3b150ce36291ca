import { and, eq, lt } from 'drizzle-orm';
import { passkeyChallenges } from '#db/schema/factors.ts';
import type { AppDeps } from '#deps.ts';
import { randomToken, sha256 } from '#keys/random-token.ts';

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** What a signature is wanted for, and in which session or sign-in. */
export interface Occasion {
  purpose: Purpose;
  holder: string;
}

export const challengeSeconds = 300;

/** Something that only a signature made after it can contain; the one before for the same occasion no longer counts. */
export async function issueChallenge({ database, clock }: AppDeps, { purpose, holder }: Occasion): Promise<string> {
  const now = clock().getTime();
  const challenge = randomToken();
  const made = {
    challengeHash: sha256(challenge),
    expiresAt: new Date(now + challengeSeconds * 1000).toISOString(),
  };
  await database.orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now).toISOString()));
  await database.orm
    .insert(passkeyChallenges)
    .values({ purpose, holder, ...made })
    .onConflictDoUpdate({ target: [passkeyChallenges.purpose, passkeyChallenges.holder], set: made });
  return challenge;
}

/** Uses up the challenge of an occasion, whatever comes of it; tells which one it was, and nothing when there is none that still counts. */
export async function takeChallenge(
  { database, clock }: AppDeps,
  { purpose, holder }: Occasion,
): Promise<((given: string) => boolean) | undefined> {
  const [taken] = await database.orm
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.purpose, purpose), eq(passkeyChallenges.holder, holder)))
    .returning();
  if (!taken || Date.parse(taken.expiresAt) <= clock().getTime()) return undefined;
  return (given) => sha256(given) === taken.challengeHash;
}
