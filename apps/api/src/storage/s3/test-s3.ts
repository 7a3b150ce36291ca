import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { readS3, type S3Config } from './config.ts';

/** A service that speaks S3, with one bucket, on a port of its own; where signatures count it can list no bucket, whose path it signs otherwise than Amazon. */
export async function startTestS3({
  doSignaturesCount = false,
} = {}): Promise<{ config: S3Config; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'diwan-s3-'));
  const buckets = [{ name: 'documents', configs: [] as [] }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: !doSignaturesCount,
    directory,
    configureBuckets: buckets,
  });
  const { port } = await server.run();
  return {
    config: readS3({ S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents/diwan` })!,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
