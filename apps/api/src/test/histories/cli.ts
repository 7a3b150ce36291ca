import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createDatabase, type DatabaseAddress, startTestServer } from '#test/databases/database-server.ts';
import { playMarket } from './market/play-market.ts';
import type { Play } from './play.ts';
import { playCodes } from './play-codes.ts';
import { playLedger } from './play-ledger.ts';

/** Plays as many random histories of money as one likes, each undone in the end, on all processors. Ends with 1 at the first that leaves the books wrong, and prints it. */
const { values } = parseArgs({
  options: {
    /** `market`: the whole server; `ledger`: its postings alone; `codes`: uses of promo codes alone. */
    of: { type: 'string', default: 'market' },
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    /** The database of one of the processes. */
    at: { type: 'string' },
  },
});
const plays: Readonly<Record<string, (at: DatabaseAddress, play: Play) => Promise<void>>> = {
  market: playMarket,
  ledger: playLedger,
  codes: playCodes,
};
const play = plays[values.of];
if (!play) throw new Error(`--of takes one of: ${Object.keys(plays).join(', ')}`);
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

if (values.at) {
  const tell: Play['tell'] = (happened) => process.send!({ histories: 1, ...happened });
  await play(JSON.parse(values.at) as DatabaseAddress, { runs, seed, tell });
  process.disconnect();
} else await share();

async function share(): Promise<void> {
  const server = await startTestServer();
  const total: Record<string, number> = {};
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  const processes = availableParallelism();
  console.log(`${runs} histories of the ${values.of}, seed ${seed}`);
  const players: ChildProcess[] = [];
  try {
    await Promise.all(
      Array.from({ length: processes }, async (_, nth) => {
        const { drop: _drop, ...at } = await createDatabase(server);
        const share = { of: values.of, at: JSON.stringify(at), runs: Math.ceil(runs / processes), seed: seed + nth };
        const player = fork(
          import.meta.filename,
          Object.entries(share).flatMap(([name, value]) => [`--${name}`, String(value)]),
        );
        players.push(player);
        player.on('message', (happened: typeof total) => {
          for (const [name, count] of Object.entries(happened)) total[name] = (total[name] ?? 0) + count;
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
