import type { DatabaseAddress } from '#test/databases/database-server.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import { openTestApp } from '#test/open-test-app.ts';
import { codeDisagreements, codeHistories } from './codes.ts';
import { type Play, playEach } from './play.ts';

/** Uses of promo codes, in any order, against plain counting: what `use-code.test.ts` does with fewer. */
export async function playCodes(at: DatabaseAddress, play: Play): Promise<void> {
  const database = await openRolledBack(at.url);
  const api = await openTestApp(at, {}, database);
  await playEach(codeHistories, database, play, async (history) => ({
    wrongs: await codeDisagreements(history, api),
    happened: { steps: history.wishes.length },
  }));
  await api.close();
}
