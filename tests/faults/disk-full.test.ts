import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';
import { expectUnharmed, startWriters, underWay, wellAgain } from './writers.ts';

const rounds = process.env.TEST_LONG ? 30 : 3;
/** Enough for an empty database and what thirty rounds write; only the product and its database see this disk. */
const smallDisk = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs -o size=480m,mode=755 tmpfs "$0" && exec "$@"'];

let product: ProductProcess;
beforeAll(async () => {
  const folder = await temporaryHome('fault');
  product = await startProduct(folder, [...smallDisk, folder]);
}, 300_000);
afterAll(() => product.stop());

async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) await fillWith(file, Buffer.alloc(size));
  } finally {
    await file.close();
  }
}

async function fillWith(file: Awaited<ReturnType<typeof open>>, some: Buffer): Promise<void> {
  for (let isFull = false; !isFull; ) {
    isFull = await file.write(some).then(
      ({ bytesWritten }) => bytesWritten < some.length,
      () => true,
    );
  }
}

async function upload(headers: Record<string, string>): Promise<{ status: number; code?: string }> {
  const answer = await fetch(`${product.address}/api/v1/files?resource=seekers&record=none&name=a.pdf`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
    body: Buffer.alloc(1_000_000),
  });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

const readyStatus = async () => (await fetch(`${product.address}/readyz`)).status;

test('T63 on a full disk a document is refused as having no room, nothing saved is lost, and all is well when there is room', async () => {
  const ballast = join(product.dataDir, 'ballast');
  for (let round = 0; round < rounds; round += 1) {
    const headers = await product.signIn();
    const writers = startWriters(product, headers);
    await underWay(writers);
    await fillDisk(ballast);
    await expect.poll(() => upload(headers), { timeout: 10_000 }).toEqual({ status: 507, code: 'storageFull' });
    await expect.poll(readyStatus, { timeout: 6_000 }).toBe(503);
    await rm(ballast);
    await wellAgain(product, headers);
    await expectUnharmed(product, headers, writers);
  }
});
