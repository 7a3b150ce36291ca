import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { problemOf } from '#http/problems/problems.ts';
import { type Blobs, isKey, placeOf } from '../blobs.ts';
import type { S3Config } from './config.ts';

const partBytes = 8 * 1024 * 1024;

/** Objects of a bucket, written whole or in parts; each is asked for up to three times before it counts as out of reach (503). */
export function s3Blobs({ endpoint, region, bucket: Bucket, prefix, credentials }: S3Config): Blobs {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    ...(credentials && { credentials }),
    // Services other than Amazon's refuse what only it asks for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
  const at = (key: string) => ({ Bucket, Key: prefix + placeOf(key) });
  return {
    async take(key, path) {
      const body = { ...at(key), Body: createReadStream(path) };
      await reach(new Upload({ client, partSize: partBytes, params: body }).done());
      await rm(path, { force: true });
    },
    put: async (key, bytes) => void (await reach(client.send(new PutObjectCommand({ ...at(key), Body: bytes })))),
    has: async (key) => {
      const answer = await reach(client.send(new HeadObjectCommand(at(key))).catch(nullWhenAbsent));
      return answer !== null;
    },
    open: async (key, part) => {
      const range = part && { Range: `bytes=${part.start}-${part.end}` };
      const asked = client.send(new GetObjectCommand({ ...at(key), ...range }));
      const answer = await reach(asked.catch(nullWhenAbsent));
      return answer && (answer.Body as Readable);
    },
    remove: async (key) => void (await reach(client.send(new DeleteObjectCommand(at(key))))),
    async *olderThan(instant) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        const old = Contents.filter(({ LastModified }) => LastModified && LastModified < instant);
        yield old.map(({ Key = '' }) => Key.slice(Key.lastIndexOf('/') + 1)).filter(isKey);
      }
    },
    canWrite: async () => {
      await reach(client.send(new PutObjectCommand({ Bucket, Key: `${prefix}probe`, Body: Buffer.alloc(1) })));
      return true;
    },
  };
}

/** What a failure of the service means for whoever asked; the log has what it was. */
function reach<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: Error) => {
    throw Object.assign(problemOf('unavailable', { retryAfter: 10 }), { cause });
  });
}

function nullWhenAbsent(error: Error): null {
  // Nothing but the name of the status answers who asks for the head alone.
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
  throw error;
}
