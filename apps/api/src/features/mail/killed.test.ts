import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#db/id.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { createRandom } from '#seeding/random.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { seed } from '#test/walk.ts';
import { startTestMailServer, type TestMailServer, type Treatment } from './test-mail-server.ts';
import { mostConnections } from './transport.ts';

const [mailCount, killCount] = process.env.TEST_LONG ? [10_000, 20] : [300, 3];
const by = { type: 'system' as const, id: 'test', name: 'Test' };

let api: TestApp;
let server: TestMailServer;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  api = await createTestApp();
  server = await startTestMailServer({ perMinute: 600_000 });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server.close();
  await api.close();
});

const began = Date.now();
function startWorker(): ChildProcess {
  const args = [api.deps.config.databaseUrl!, String(began), JSON.stringify(server.config)];
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'test-mail-worker.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.push(worker);
  return worker;
}

async function addMails(): Promise<void> {
  const records = recordsIn(api.database);
  const applications = await Promise.all(Array.from({ length: 20 }, () => records.application()));
  const rows = Array.from({ length: mailCount }, (_, index) => ({
    id: newId(),
    number: `EML-${index}`,
    searchKey: '',
    createdBy: by,
    updatedBy: by,
    state: 'waiting' as const,
    template: 'applicationReviewed' as const,
    applicationId: applications[index % applications.length]!.id,
    sendAt: new Date(began).toISOString(),
  }));
  for (let from = 0; from < rows.length; from += 1_000)
    await api.database.orm.insert(mailsTable).values(rows.slice(from, from + 1_000));
}

const patience = { timeout: 1_800_000, interval: 100 };

test(`T93 of ${mailCount} mails none is missing and none arrives twice, while workers are killed ${killCount} times and the server refuses and hangs up (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const random = createRandom(seed, 'mail server');
  const treatments: Record<string, Treatment> = {
    take: 'take',
    later: { atRecipient: 451 },
    laterWithText: { atText: 452 },
    never: { atRecipient: 550 },
    taken: 'drop',
    lost: 'dropAndLose',
  };
  let hungUp = 0;
  server.treat = () => {
    const name = random.weighted({ take: 83, later: 7, laterWithText: 3, never: 2, taken: 2.5, lost: 2.5 });
    return treatments[name]!;
  };
  server.onHangUp = () => {
    hungUp += 1;
  };
  await addMails();
  startWorker();
  let other = startWorker();
  for (let kill = 1; kill <= killCount; kill += 1) {
    const enough = (kill * mailCount * 0.8) / (killCount + 1);
    await vi.waitUntil(() => server.received.length >= enough, { ...patience, interval: 5 });
    other.kill('SIGKILL');
    await once(other, 'exit');
    other = startWorker();
  }
  const counts = async () => {
    const { rows } = await api.database.pool.query<{ state: string; count: number }>(
      'SELECT state, count(*)::int AS count FROM mails GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  await vi.waitUntil(async () => {
    const { waiting = 0, sending = 0 } = await counts();
    return waiting + sending === 0;
  }, patience);

  const { rows } = await api.database.pool.query<{ id: string; state: string }>('SELECT id, state FROM mails');
  const arrivals = new Map<string, number>();
  for (const { messageId } of server.received) {
    const id = messageId.split('@')[0]!;
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  const arrived = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => arrivals.get(id) ?? 0);
  const { sent = 0, failed = 0, uncertain = 0 } = await counts();
  expect(sent + failed + uncertain).toBe(mailCount);
  expect(arrived('sent').filter((count) => count !== 1)).toEqual([]);
  expect(arrived('failed').filter((count) => count !== 0)).toEqual([]);
  expect(arrived('uncertain').filter((count) => count > 1)).toEqual([]);
  expect(uncertain).toBeLessThanOrEqual(hungUp + killCount * mostConnections);
  expect(Math.min(sent, failed, uncertain)).toBeGreaterThan(0);
  if (process.env.TEST_LONG)
    console.warn({ sent, failed, uncertain, hungUp, seconds: (Date.now() - began) / 1_000, arrived: arrivals.size });
});
