import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { signIns } from '#db/schema/identity.ts';
import { sha256 } from '#keys/random-token.ts';

export const signInSeconds = 600;

interface SignInDeps {
  database: Database;
  clock: () => Date;
}

/** What a browser promised when it left for the provider, as hashes. */
interface SignInPromise {
  stateHash: string;
  nonceHash: string;
  codeChallenge: string;
}

/** Remembers a sign-in that a browser begins; several tabs of one browser may each have one under way. */
export async function beginSignIn(
  { database, clock }: SignInDeps,
  browser: string,
  promise: SignInPromise,
): Promise<void> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + signInSeconds * 1000).toISOString();
  await database.orm.delete(signIns).where(lt(signIns.expiresAt, now.toISOString()));
  await database.orm
    .insert(signIns)
    .values({ browserHash: sha256(browser), ...promise, expiresAt })
    .onConflictDoNothing();
}

interface SignInProof {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Takes a sign-in, once and for good, if this very browser began it and keeps every promise. */
export async function takeSignIn(
  { database, clock }: SignInDeps,
  browser: string,
  proof: SignInProof,
): Promise<boolean> {
  const [taken] = await database.orm
    .delete(signIns)
    .where(
      and(
        eq(signIns.browserHash, sha256(browser)),
        eq(signIns.stateHash, sha256(proof.state)),
        gt(signIns.expiresAt, clock().toISOString()),
      ),
    )
    .returning();
  return (
    taken !== undefined && taken.nonceHash === sha256(proof.nonce) && taken.codeChallenge === sha256(proof.codeVerifier)
  );
}
