import { createReadStream } from 'node:fs';
import type { FileScan } from '@diwan/api-contract/values/file';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import { refuseFile } from '../files/refusal.ts';
import { scan } from './clamd.ts';

/** Whoever uploads waits for the scanner this long; after that the file does. */
const patience = 10_000;

/** What the scanner says of a file that is about to be kept: one with something harmful in it is refused, one that nobody could look at waits for the worker. */
export async function scanArrived(
  { clamd }: Pick<Config, 'clamd'>,
  path: string,
  log: FastifyBaseLogger,
): Promise<FileScan> {
  if (!clamd) return 'unscanned';
  const finding = await scan(clamd, createReadStream(path), patience).catch(() => null);
  if (!finding) return 'pending';
  if (finding.found === null) return 'clean';
  log.warn({ found: finding.found }, 'the virus scanner refused an upload');
  throw refuseFile('fileInfected');
}
