import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';
import {
  everybodyRefused,
  expectUnharmed,
  patience,
  startWriters,
  underWay,
  type Writers,
  wellAgain,
} from './writers.ts';

const rounds = process.env.TEST_LONG ? 30 : 3;

let product: ProductProcess;
beforeAll(async () => {
  product = await startProduct(await temporaryHome('fault'));
}, 300_000);
afterAll(() => product?.stop());

/** Lets people write while something happens to the database, until the product is well again, and looks at what they have. */
async function drill(fault: (round: number, writers: Writers) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const headers = await product.signIn();
    const writers = startWriters(product, headers);
    await underWay(writers);
    await fault(round, writers);
    await wellAgain(product, headers);
    await expectUnharmed(product, headers, writers);
  }
}

const signal = (pids: number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It went by itself.
    }
  }
};

test('T52 whoever saves while all connections of the database are cut is told to try again, and the server goes on', async () => {
  await drill(async () => {
    for (let cut = 0; cut < 3; cut += 1) {
      await expect
        .poll(() => product.connections().length, { timeout: 10_000 * patience, interval: 20 })
        .toBeGreaterThan(0);
      signal(product.connections(), 'SIGTERM');
    }
  });
});

test('T52 the embedded database is started again when it is killed, and nothing that was saved is gone', async () => {
  await drill(async () => {
    const [postmaster] = product.postgres();
    signal([postmaster], 'SIGKILL');
    await expect.poll(() => product.postgres()[0], { timeout: 10_000 * patience }).not.toBe(postmaster);
  });
  expect(product.said()).toContain('it is started again');
});

/** It stands still for half a minute each time. */
const standstill = { timeout: rounds * 100_000 };
test('T62 while the database stands still, everybody hears within six seconds that it does', standstill, async () => {
  await drill(async (round, writers) => {
    const standing = product.postgres();
    signal(standing, 'SIGSTOP');
    // Until everybody was told, once or again and again; in the other rounds until somebody would be.
    if (round === 0 || process.env.TEST_LONG) await everybodyRefused(writers, process.env.TEST_LONG ? 5 : 1);
    else await expect.poll(() => product.isReady(), { timeout: 10_000 * patience }).toBe(false);
    signal(standing, 'SIGCONT');
  });
});
