import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3/s3-blobs.ts';
import { startTestS3 } from './s3/test-s3.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-blobs-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each<[string, () => Blobs]>([
  ['a folder', () => folderBlobs(join(folder, 'kept'))],
  ['a service that speaks S3', () => s3Blobs(s3.config)],
])('%s', (_, open) => {
  test.each([
    ['a few bytes', 1_000],
    ['more than one part', 20 * 1024 * 1024],
  ])('keeps %s that have arrived and gives them back as they were', async (_, size) => {
    const blobs = open();
    const key = randomUUID();
    const bytes = randomBytes(size);
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    await blobs.take(key, path);
    expect(existsSync(path)).toBe(false);
    expect(await blobs.has(key)).toBe(true);
    expect((await buffer((await blobs.open(key))!)).equals(bytes)).toBe(true);
  });

  test('what was made here is kept under its own key, replaced, and removed once and again', async () => {
    const blobs = open();
    const key = randomUUID();
    await blobs.put(key, Buffer.from('one'));
    await blobs.put(key, Buffer.from('other'));
    expect((await buffer((await blobs.open(key))!)).toString()).toBe('other');
    await blobs.remove(key);
    await blobs.remove(key);
    expect(await blobs.has(key)).toBe(false);
    expect(await blobs.open(key)).toBeNull();
  });

  test('gives a part of what it keeps', async () => {
    const blobs = open();
    const key = randomUUID();
    await blobs.put(key, Buffer.from('0123456789'));
    expect((await buffer((await blobs.open(key, { start: 3, end: 5 }))!)).toString()).toBe('345');
  });

  test('names what is older than an instant, and nothing else', async () => {
    const blobs = open();
    const [one, other] = [randomUUID(), randomUUID()];
    await blobs.put(one, Buffer.from('one'));
    await blobs.put(other, Buffer.from('other'));
    const keysBefore = async (instant: Date) => {
      const keys: string[] = [];
      for await (const some of blobs.olderThan(instant)) keys.push(...some);
      return keys;
    };
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual(expect.arrayContaining([one, other]));
    expect(await keysBefore(new Date(Date.now() - 60_000))).toEqual([]);
  });

  test('can be written', async () => {
    expect(await open().canWrite()).toBe(true);
  });
});

test('a service that can’t be reached is said to be unavailable, with what it was', async () => {
  const closed = await startTestS3();
  await closed.close();
  const blobs = s3Blobs(closed.config);
  const unavailable = { code: 'unavailable', status: 503, cause: { code: 'ECONNREFUSED' } };
  await expect(blobs.open(randomUUID())).rejects.toMatchObject(unavailable);
  await expect(blobs.canWrite()).rejects.toMatchObject({ code: 'unavailable' });
});

test('every call is signed: a wrong secret is refused, and taken for nothing else', async () => {
  const strict = await startTestS3({ doSignaturesCount: true });
  const key = randomUUID();
  await s3Blobs(strict.config).put(key, Buffer.from('bytes'));
  expect((await buffer((await s3Blobs(strict.config).open(key))!)).toString()).toBe('bytes');
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' };
  await expect(s3Blobs({ ...strict.config, credentials }).open(key)).rejects.toMatchObject({
    code: 'unavailable',
    cause: { name: 'SignatureDoesNotMatch' },
  });
  await strict.close();
});
