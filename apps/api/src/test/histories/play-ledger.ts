import fc from 'fast-check';
import { disagreements, histories } from '#ledger/histories.model.ts';
import type { TestServer } from '#test/databases/database-server.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import type { Play } from './play.ts';

/** What orders, refunds, disputes and withdrawals post, in any order, by the ledger alone: what `ledger.test.ts` does with fewer. */
export async function playLedger(at: TestServer, { runs, seed, tell }: Play): Promise<void> {
  const database = await openRolledBack(at.url);
  await fc.assert(
    fc.asyncProperty(histories, async (wishes) => {
      await database.begin();
      try {
        const wrongs = await disagreements(wishes, database);
        if (wrongs.length > 0) throw new Error(wrongs.join('; '));
        tell({ postings: wishes.length });
      } finally {
        await database.undo();
      }
    }),
    { numRuns: runs, seed },
  );
  await database.close();
}
