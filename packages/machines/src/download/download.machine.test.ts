import type { CappedCount } from '@diwan/api-contract/page';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { failing } from '../model/failing.ts';
import { type DownloadWish, downloadMachine } from './download.machine.ts';

const csv: DownloadWish = { format: 'csv', state: 'active' };

function start(fetchFile: (wish: DownloadWish, signal: AbortSignal) => Promise<unknown>) {
  const announceFile = vi.fn();
  const announceFailure = vi.fn();
  const machine = downloadMachine.provide({
    actors: {
      countRows: fromPromise<CappedCount, { wish: DownloadWish }>(async ({ input }) => ({
        value: Object.keys(input.wish).length,
        isCapped: false,
      })),
      fetchFile: fromPromise<unknown, { wish: DownloadWish }>(({ input, signal }) => fetchFile(input.wish, signal)),
    },
    actions: { announceFile, announceFailure },
  });
  return { actor: createActor(machine).start(), announceFile, announceFailure };
}

test('DEV-01 five presses fetch one file, and it is announced once', async () => {
  const fetchFile = vi.fn(async () => 'file');
  const { actor, announceFile } = start(fetchFile);
  for (let press = 0; press < 5; press++) actor.send({ type: 'download.wanted', wish: csv });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches({ file: 'idle' }));
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(announceFile.mock.calls.map(([, params]) => params.output)).toEqual(['file']);
});

test('DEV-01 giving up aborts the call, and its file is not announced', async () => {
  let aborted: AbortSignal | undefined;
  const { actor, announceFile, announceFailure } = start((_, signal) => {
    aborted = signal;
    return new Promise(() => {});
  });
  actor.send({ type: 'download.wanted', wish: csv });
  actor.send({ type: 'download.cancelled' });
  expect(aborted?.aborted).toBe(true);
  expect(actor.getSnapshot().matches({ file: 'idle' })).toBe(true);
  expect([announceFile.mock.calls, announceFailure.mock.calls]).toEqual([[], []]);
});

test('DEV-01 a failure is told with its problem and kept until the next try', async () => {
  const fetchFile = vi.fn(async () => 'file' as unknown);
  fetchFile.mockRejectedValueOnce(failing('rateLimited', { retryAfter: 90 }));
  const { actor, announceFile, announceFailure } = start(fetchFile);
  actor.send({ type: 'download.wanted', wish: csv });
  await waitFor(actor, (snapshot) => snapshot.matches({ file: 'failed' }));
  expect(announceFailure.mock.calls[0]![1]).toMatchObject({ problem: { code: 'rateLimited', retryAfter: 90 } });
  expect(actor.getSnapshot().context.problem?.code).toBe('rateLimited');
  actor.send({ type: 'download.wanted', wish: { format: 'xlsx' } });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await waitFor(actor, (snapshot) => snapshot.matches({ file: 'idle' }));
  expect(announceFile).toHaveBeenCalledTimes(1);
});

test('DEV-01 rows are counted anew whenever the offer is looked at, also while a file is fetched', async () => {
  const { actor } = start(() => new Promise(() => {}));
  actor.send({ type: 'download.opened', wish: csv });
  await waitFor(actor, (snapshot) => snapshot.matches({ rows: 'known' }));
  expect(actor.getSnapshot().context.count).toEqual({ value: 2, isCapped: false });
  actor.send({ type: 'download.wanted', wish: csv });
  actor.send({ type: 'download.opened', wish: {} });
  expect(actor.getSnapshot().context.count).toBeNull();
  await waitFor(actor, (snapshot) => snapshot.matches({ rows: 'known', file: 'fetching' }));
  expect(actor.getSnapshot().context.count?.value).toBe(0);
});
