import { expect, test } from 'vitest';
import { Failures } from './failures.ts';
import { keepWorking } from './keep-working.ts';

/** Works as told, turn by turn, until nothing is left to be told; answers what operators were told. */
async function saidOf(...turns: (() => boolean)[]): Promise<string[]> {
  const said: string[] = [];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const worker = keepWorking({
    name: 'Campaigns',
    async work() {
      const turn = turns.shift();
      if (turn) return turn();
      end();
      return false;
    },
    pauseWhenIdle: 1,
    say: (line) => said.push(line),
  });
  await isOver;
  await worker.close();
  return said;
}

function fail(message: string, more: object = {}): () => never {
  return () => {
    throw Object.assign(new Error(message), more);
  };
}

test('why work failed is said once, each reason for itself, and once that it goes on', async () => {
  const said = await saidOf(
    () => true,
    fail('full'),
    fail('full'),
    fail('broken'),
    () => true,
    () => false,
  );
  expect(said).toEqual([
    'Campaigns: this failed and will be tried again. full',
    'Campaigns: this failed and will be tried again. broken',
    'Campaigns: this goes on again.',
  ]);
});

test('of a failed statement its reason is said, never what it was about', async () => {
  const cause = new Error('canceling statement due to statement timeout');
  const said = await saidOf(fail('Failed query: select 1\nparams: sara@example.com', { cause }));
  expect(said[0]).toContain('statement timeout');
  expect(said.join()).not.toContain('sara');
});

test('that a database or a store is away is said once, whatever it looks like from one try to the next', async () => {
  const said = await saidOf(fail('refused', { code: 'ECONNREFUSED' }), fail('ending', { code: '57P01' }), () => true);
  expect(said).toEqual(['Campaigns: this failed and will be tried again. refused', 'Campaigns: this goes on again.']);
});

test('work is never done beside itself, is told when it is to stop, and waited for', async () => {
  const seen: string[] = [];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const worker = keepWorking({
    name: 'Campaigns',
    async work(stop) {
      seen.push('begins');
      begin();
      await new Promise((resolve) => stop.addEventListener('abort', resolve));
      seen.push('ends');
      return true;
    },
    pauseWhenIdle: 1,
  });
  await hasBegun;
  await worker.close();
  expect(seen).toEqual(['begins', 'ends']);
});

test('what fails with one keeps none of the others, and is told afterwards', async () => {
  const failures = new Failures();
  const seen: number[] = [];
  for (const number of [1, 2, 3])
    await failures.past(`number ${number}`, async () => {
      if (number === 1) throw new Error('broken');
      seen.push(number);
    });
  expect(seen).toEqual([2, 3]);
  expect(() => failures.tell()).toThrow('1 failed, the first was number 1: broken');
  expect(() => new Failures().tell()).not.toThrow();
});
