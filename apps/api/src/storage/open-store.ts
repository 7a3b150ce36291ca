import type { Config } from '../config.ts';
import { FileStore } from './store.ts';

/** The store that is configured; the client of a service elsewhere is loaded by whoever has one. */
export async function openStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return new FileStore(config);
  const { s3Blobs } = await import('./s3/s3-blobs.ts');
  return new FileStore(config, s3Blobs(config.s3));
}
