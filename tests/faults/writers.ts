import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ProductProcess } from './product-process.ts';

const outOfReach = 0;
/** The seconds that are promised hold on a quiet machine, where the long run is: among other tests it takes as long as it takes. */
export const patience = process.env.TEST_LONG ? 1 : 5;

/** People who save without pause, and what they were answered. */
export interface Writers {
  /** The ids of what the server said it had saved. */
  acknowledged: string[];
  /** Everything else that was answered, and `outOfReach` where nobody did. */
  refusals: { status: number; retryAfter: string | null }[];
  /** How often each of them was refused. */
  refusedEach: readonly number[];
  /** The longest that anybody waited for an answer. */
  longest(): number;
  stop(): Promise<void>;
}

export function startWriters({ address }: ProductProcess, headers: Record<string, string>, count = 20): Writers {
  const acknowledged: string[] = [];
  const refusals: Writers['refusals'] = [];
  let longest = 0;
  let isOver = false;

  const refusedEach = Array.from({ length: count }, () => 0);
  async function write(_: unknown, person: number): Promise<void> {
    while (!isOver) {
      const began = performance.now();
      const answer = await save(address, headers);
      longest = Math.max(longest, performance.now() - began);
      if (answer.id) acknowledged.push(answer.id);
      else {
        refusals.push({ status: answer.status, retryAfter: answer.retryAfter });
        refusedEach[person]! += 1;
      }
      await sleep(answer.id ? 5 : 100);
    }
  }
  const all = Array.from({ length: count }, write);
  return {
    acknowledged,
    refusals,
    refusedEach,
    longest: () => longest,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

interface Saved {
  status: number;
  retryAfter: string | null;
  id?: string;
}

async function save(address: string, headers: Record<string, string>): Promise<Saved> {
  const name = randomUUID();
  const draft = {
    name: { ar: `مهارة ${name}` },
    code: null,
    synonyms: [],
    type: 'technical',
    escoUri: null,
    parentId: null,
    slug: null,
    icon: null,
    externalUri: null,
  };
  try {
    const answer = await fetch(`${address}/api/v1/skills`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': name },
      body: JSON.stringify(draft),
    });
    const body = (await answer.json()) as { id?: string };
    const { status } = answer;
    return { status, retryAfter: answer.headers.get('retry-after'), id: status === 201 ? body.id : undefined };
  } catch {
    return { status: outOfReach, retryAfter: null };
  }
}

/** Resolves when people have saved something. */
export async function underWay({ acknowledged }: Writers): Promise<void> {
  await expect.poll(() => acknowledged.length, { timeout: 30_000 * patience }).toBeGreaterThan(20);
}

/** Resolves when each of them was refused so often; fails where somebody waits longer for it than anybody may. */
export async function everybodyRefused({ refusedEach }: Writers, times: number): Promise<void> {
  await expect
    .poll(() => Math.min(...refusedEach), { timeout: 8_000 * times * patience })
    .toBeGreaterThanOrEqual(times);
}

/** Resolves when the product says that it is ready and saves again; fails after the ten seconds in which it must be. */
export async function wellAgain({ address }: ProductProcess, headers: Record<string, string>): Promise<void> {
  const isWell = async () => {
    const ready = await fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => outOfReach,
    );
    return ready === 200 ? (await save(address, headers)).status : ready;
  };
  await expect.poll(isWell, { timeout: 10_000 * patience, interval: 100 }).toBe(201);
}

/** Nobody waited for more than six seconds, everybody who was refused was told when to come back, and nothing saved is gone. */
export async function expectUnharmed(
  product: ProductProcess,
  headers: Record<string, string>,
  writers: Writers,
): Promise<void> {
  await writers.stop();
  expect(product.exitCode(), product.said()).toBeNull();
  expect(writers.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  expect(writers.longest()).toBeLessThan(6_000 * patience);
  expect(writers.acknowledged.length).toBeGreaterThan(20);
  const lost: string[] = [];
  for (const id of writers.acknowledged) {
    const { status } = await fetch(`${product.address}/api/v1/skills/${id}`, { headers });
    if (status !== 200) lost.push(`${id}: ${status}`);
  }
  expect(lost).toEqual([]);
}
