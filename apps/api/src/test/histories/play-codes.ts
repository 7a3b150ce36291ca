import fc from 'fast-check';
import type { TestServer } from '#test/databases/database-server.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import { openTestApp } from '#test/open-test-app.ts';
import { codeDisagreements, codeHistories } from './codes.ts';
import type { Play } from './play.ts';

/** Uses of promo codes, held, paid for, given back and paid back in any order, against plain counting. */
export async function playCodes(at: TestServer, { runs, seed, tell }: Play): Promise<void> {
  const database = await openRolledBack(at.url);
  const api = await openTestApp(at, {}, database);
  await fc.assert(
    fc.asyncProperty(codeHistories, async (history) => {
      await database.begin();
      try {
        const wrongs = await codeDisagreements(history, api);
        if (wrongs.length > 0) throw new Error(wrongs.join('; '));
        tell({ steps: history.wishes.length });
      } finally {
        await database.undo();
      }
    }),
    { numRuns: runs, seed },
  );
  await api.close();
}
