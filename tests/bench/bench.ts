/** Measures the product, the peers, the table, the demo, chat, review mode, the ledger and the server; ends with 1 when a bar is missed. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { buildScreensIfNeeded } from '@diwan/scripts/build/build-screens.mjs';
import { startProduct } from '../support/product.ts';
import { measureChat } from './chat/measure-chat.ts';
import { measureDemo } from './demo/measure-demo.ts';
import { measureLedger } from './ledger/measure-ledger.ts';
import { ownLines } from './report/own-lines.ts';
import { linesText, missedBars, missedOf, scriptsText, tableText } from './report/report.ts';
import { readResults, writeResults } from './report/results.ts';
import { writeDocs } from './report/write-docs.ts';
import { measureReview } from './review/measure-review.ts';
import { measureScreens, type ScreenResults } from './screens/measure-screens.ts';
import { measureServer } from './server/measure-server.ts';
import { measureTable } from './table/measure-table.ts';

const parts = ['ours', 'peers', 'table', 'demo', 'chat', 'review', 'ledger', 'server'] as const;
export type Part = (typeof parts)[number];

const { values } = parseArgs({
  options: {
    /** Some of the parts, such as `ours,peers`; all of them when absent. */
    only: { type: 'string', default: parts.join() },
    /** Some of the peers, such as `react-admin,floor`; all of them when absent. */
    against: { type: 'string', default: '' },
    /** 0 leaves all timing out: bytes alone. */
    runs: { type: 'string', default: '5' },
    /** Applications in the server's database. */
    rows: { type: 'string', default: '5000000' },
    /** Entries in the ledger. */
    entries: { type: 'string', default: '10000000' },
    /** Where the server's filled database is kept for the next run. */
    data: { type: 'string' },
    'write-docs': { type: 'boolean', default: false },
  },
});
const asked = values.only.split(',');
const unknown = asked.filter((each) => !parts.some((part) => part === each));
if (unknown.length > 0) throw new Error(`--only takes some of: ${parts.join(', ')}`);
const isAsked = (part: Part) => asked.includes(part);
const runs = Number(values.runs);
const server = { applications: Number(values.rows), folder: values.data };

process.chdir(join(import.meta.dirname, '../..'));
// What isn't asked for stays as this machine measured it last, with its own date.
const results = await readResults();
const taken = new Date().toISOString();
if (isAsked('ours') || isAsked('peers')) {
  // Kept after each subject: whoever ends a run of half an hour has what it measured.
  const onMeasured = (subjects: ScreenResults) => {
    results.screens = { taken, runs, subjects: [...subjects] };
    return writeResults(results);
  };
  const against = values.against.split(',').filter(Boolean);
  await withProduct((url) => measureScreens(url, { isAsked, runs, against, onMeasured }));
}
if (isAsked('demo')) results.demo = { taken, runs, ...(await withProduct((url) => measureDemo(url, runs))) };
if (isAsked('chat')) {
  buildScreensIfNeeded();
  results.chat = { taken, runs, ...(await measureChat(runs)) };
}
const decisions = 5 * runs;
if (isAsked('review')) results.review = { taken, runs, ...(await withProduct((url) => measureReview(url, decisions))) };
// After the product: Vite, which builds the table's page here, leaves `NODE_ENV=production` behind.
if (isAsked('table')) results.table = { taken, runs, ...(await measureTable(runs)) };
if (isAsked('ledger')) results.ledger = { taken, ...(await measureLedger(Number(values.entries))) };
if (isAsked('server')) results.server = { taken, ...(await measureServer(server)) };
await writeResults(results);

const { screens } = results;
const own = ownLines(results);
if (screens) console.log(`\n${scriptsText(screens.subjects)}\n\n${tableText(screens.subjects)}`);
for (const { title, lines } of own) console.log(`\n${linesText(title, lines)}`);
if (values['write-docs']) await writeDocs(results);
const missed = [...(screens ? missedBars(screens.subjects) : []), ...own.flatMap(({ lines }) => missedOf(lines))];
if (missed.length > 0) console.log(`\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function withProduct<T>(use: (url: string) => Promise<T>): Promise<T> {
  buildScreensIfNeeded();
  const dataDir = await temporaryHome('bench');
  // The pages of one run are one person's work of a day, in a quarter of an hour.
  const product = await startProduct(dataDir, { RATE_LIMIT_FACTOR: '100' });
  try {
    return await use(product.url);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
