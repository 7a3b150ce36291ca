import { createReadStream } from 'node:fs';
import type { FileScan } from '@diwan/api-contract/values/file';
import type { Config } from '#config.ts';
import { type Finding, scan } from './clamd.ts';

/** Whoever uploads waits for the scanner this long; after that the file does. */
const patience = 10_000;

/** What the scanner says of a file that is about to be kept, and what it has found in it; of one that nobody could look at, that it waits. */
export async function scanArrived(
  { clamd }: Pick<Config, 'clamd'>,
  path: string,
): Promise<{ scan: FileScan } & Finding> {
  if (!clamd) return { scan: 'unscanned', found: null };
  const finding = await scan(clamd, createReadStream(path), patience).catch(() => null);
  if (!finding) return { scan: 'pending', found: null };
  return { scan: finding.found === null ? 'clean' : 'rejected', found: finding.found };
}
