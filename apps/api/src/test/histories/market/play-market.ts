import type { DatabaseAddress } from '#test/databases/database-server.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import { nameSeller } from '#test/marketplace/invoice-records.ts';
import { signing, TestOrder } from '#test/marketplace/order-records.ts';
import { openTestApp } from '#test/open-test-app.ts';
import { type Play, playEach } from '../play.ts';
import { histories } from './histories.ts';
import { make, openMarket } from './moves.ts';
import { happened, wrongsIn } from './wrongs.ts';

/** Orders, withdrawals, codes and subscriptions of a provider, by the whole server: what `orders/money/histories.test.ts` does with fewer, which it keeps. */
export async function playMarket(at: DatabaseAddress, play: Play): Promise<void> {
  const first = await openTestApp(at, { signing });
  await nameSeller(first, await first.signIn('admin'));
  const market = await openMarket(first);
  await first.close();
  const database = await openRolledBack(at.url);
  const api = await openTestApp(at, { signing }, database);
  const counted = async () => (await database.pool.query<Record<string, number>>(happened)).rows[0]!;
  const before = await counted();
  await playEach(histories, database, play, async (moves) => {
    api.clock.now = new Date(first.clock.now);
    const orders = market.orders.map((order) => new TestOrder(api, order, order.parties));
    for (const move of moves) await make(api, { ...market, orders }, move);
    const more = Object.entries(await counted()).map(([name, count]) => [name, count - before[name]!]);
    return { wrongs: await wrongsIn(database), happened: { moves: moves.length, ...Object.fromEntries(more) } };
  });
  await api.close();
}
