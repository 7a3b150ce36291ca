import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { ChatResults } from '../chat/measure-chat.ts';
import type { DemoResults } from '../demo/measure-demo.ts';
import type { ScreenResults } from '../screens/measure-screens.ts';
import type { LedgerResults } from '../ledger/measure-ledger.ts';
import type { ReviewResults } from '../review/measure-review.ts';
import type { ServerResults } from '../server/measure-server.ts';
import type { TableResults } from '../table/measure-table.ts';

/** What one machine measured; each part says when. */
export interface Results {
  processors: string;
  screens?: { taken: string; runs: number; subjects: ScreenResults };
  table?: TableResults & { taken: string; runs: number };
  chat?: ChatResults & { taken: string; runs: number };
  demo?: DemoResults & { taken: string; runs: number };
  review?: ReviewResults & { taken: string; runs: number };
  ledger?: LedgerResults & { taken: string };
  server?: ServerResults & { taken: string };
}

const file = 'bench-results.json';
const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;

/** What was measured before, if this machine did. */
export async function readResults(): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const before = text === null ? null : (JSON.parse(text) as Results);
  return before?.processors === processors ? before : { processors };
}

export async function writeResults(results: Results): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}
