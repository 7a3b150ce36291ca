import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openTestApp } from '#test/open-test-app.ts';
import { openRolledBack } from '#test/databases/rolled-back-database.ts';
import { createDatabase, startTestServer, type TestServer } from '#test/databases/database-server.ts';
import { nameSeller } from '../invoice-records.ts';
import { signing, TestOrder } from '../order-records.ts';
import { histories } from './histories.ts';
import { make, openMarket } from './moves.ts';
import { happened, wrongsIn } from './wrongs.ts';

/**
 * Plays as many random histories as one likes, each from the same market and undone in the end, on all processors: what
 * `histories.test.ts` does with fewer, which it keeps. Ends with 1 at the first that leaves the books wrong, and prints it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    /** The database of one of the processes. */
    at: { type: 'string' },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
type Happened = Record<string, number>;

if (values.at) await play(JSON.parse(values.at) as TestServer);
else await share();

async function share(): Promise<void> {
  const server = await startTestServer();
  const total: Happened = {};
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  const processes = availableParallelism();
  console.log(`${runs} histories, seed ${seed}`);
  const players: ChildProcess[] = [];
  try {
    await Promise.all(
      Array.from({ length: processes }, async (_, nth) => {
        const { drop: _drop, ...at } = await createDatabase(server);
        const own = [
          '--at',
          JSON.stringify(at),
          '--runs',
          String(Math.ceil(runs / processes)),
          '--seed',
          String(seed + nth),
        ];
        const player = fork(import.meta.filename, own);
        players.push(player);
        player.on('message', (more: Happened) => {
          for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
          if (total.histories! % 1000 === 0) console.log(`${seconds()}: ${JSON.stringify(total)}`);
        });
        const [code] = await once(player, 'exit');
        if (code !== 0) throw new Error(`A player ended with ${code}`);
      }),
    );
    console.log(`Nothing wrong after ${seconds()}: ${JSON.stringify(total)}`);
  } finally {
    for (const player of players) player.kill();
    await server.stop();
  }
}

async function play(at: TestServer): Promise<void> {
  const first = await openTestApp(at, { signing });
  await nameSeller(first, await first.signIn('admin'));
  const market = await openMarket(first);
  await first.close();
  const database = await openRolledBack(at.url);
  const api = await openTestApp(at, { signing }, database);
  const {
    rows: [before],
  } = await database.pool.query<Happened>(happened);
  await fc.assert(
    fc.asyncProperty(histories, async (moves) => {
      api.clock.now = new Date(first.clock.now);
      await database.begin();
      try {
        const orders = market.orders.map((order) => new TestOrder(api, order, order.parties));
        for (const move of moves) await make(api, { ...market, orders }, move);
        const wrongs = await wrongsIn(database);
        if (wrongs.length > 0) throw new Error(wrongs.join('; '));
        const {
          rows: [after],
        } = await database.pool.query<Happened>(happened);
        const more = Object.entries(after!).map(([name, count]) => [name, count - before![name]!]);
        process.send!({ histories: 1, moves: moves.length, ...Object.fromEntries(more) });
      } finally {
        await database.undo();
      }
    }),
    { numRuns: runs, seed },
  );
  await api.close();
  process.disconnect();
}
