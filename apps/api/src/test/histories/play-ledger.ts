import { disagreements, histories } from '#ledger/histories.model.ts';
import type { DatabaseAddress } from '#test/databases/database-server.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import { type Play, playEach } from './play.ts';

/** What orders, refunds, disputes and withdrawals post, in any order, by the ledger alone: what `ledger.test.ts` does with fewer. */
export async function playLedger(at: DatabaseAddress, play: Play): Promise<void> {
  const database = await openRolledBack(at.url);
  await playEach(histories, database, play, async (wishes) => ({
    wrongs: await disagreements(wishes, database),
    happened: { postings: wishes.length },
  }));
  await database.close();
}
