/** Measures the product, the peers and the server, each in the same way and in one run; ends with 1 when a bar is missed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildScreensIfNeeded } from '../../scripts/build-screens.mjs';
import { startProduct } from '../support/product.ts';
import { measureScreens, type ScreenResults } from './measure-screens.ts';
import { ownLines } from './own-lines.ts';
import { linesText, missedBars, missedOf, scriptsText, tableText } from './report.ts';
import { measureServer, type ServerResults } from './server/measure-server.ts';
import { measureTable, type TableResults } from './table/measure-table.ts';
import { writeDocs } from './write-docs.ts';

const { values } = parseArgs({
  options: {
    /** `ours`, `bytes`, `peers`, `table` or `server`; everything when absent. */
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    /** Applications in the server's database. */
    rows: { type: 'string', default: '5000000' },
    'write-docs': { type: 'boolean', default: false },
  },
});
const { only } = values;
const parts = ['ours', 'bytes', 'peers', 'table', 'server'];
if (only !== undefined && !parts.includes(only)) {
  throw new Error(`--only is one of: ${parts.join(', ')}`);
}

export interface Results {
  taken: string;
  processors: string;
  runs: number;
  screens: ScreenResults | null;
  table: TableResults | null;
  server: ServerResults | null;
}

process.chdir(join(import.meta.dirname, '../..'));
const results: Results = {
  taken: new Date().toISOString(),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  runs: Number(values.runs),
  screens:
    only === 'server' || only === 'table'
      ? null
      : await withProduct((url) => measureScreens(url, { only, runs: Number(values.runs) })),
  table: only === undefined || only === 'table' ? await measureTable(Number(values.runs)) : null,
  server: only === undefined || only === 'server' ? await measureServer(Number(values.rows)) : null,
};
const { screens } = results;
const own = ownLines(results);
if (screens) console.log(`\n${scriptsText(screens)}\n\n${tableText(screens)}`);
for (const { title, lines } of own) console.log(`\n${linesText(title, lines)}`);
await writeFile('bench-results.json', `${JSON.stringify(results, null, 2)}\n`);
if (values['write-docs']) await writeDocs(results);
const missed = [...(screens ? missedBars(screens) : []), ...own.flatMap(({ lines }) => missedOf(lines))];
if (missed.length > 0) console.log(`\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function withProduct<T>(use: (url: string) => Promise<T>): Promise<T> {
  buildScreensIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), 'diwan-bench-'));
  // The pages of one run are one person's work of a day, in a quarter of an hour.
  const product = await startProduct(dataDir, { RATE_LIMIT_FACTOR: '100' });
  try {
    return await use(product.url);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
