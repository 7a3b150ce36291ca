import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKeys } from '../test/test-keys.ts';
import { createTestLog, type TestLog } from './test-log.ts';

const root = join(import.meta.dirname, '../../../..');
let log: TestLog;
beforeAll(async () => {
  log = await createTestLog();
  for (const event of ['one', 'two', 'three']) await log.write('a', event);
  await log.anchor();
});
afterAll(() => log.close());

/** The command as an operator runs it, with the role that serves unless it needs more. */
function run(args: string[] = [], env: Record<string, string> = {}) {
  const given = {
    PATH: process.env.PATH,
    DATABASE_URL: log.servingUrl,
    DATA_DIR: log.folder,
    SEALING_KEY: testKeys.sealing.ring.current.text,
    AUDIT_KEY: testKeys.audit.current.text,
    ...env,
  };
  const script = join(root, 'apps/api/src/audit/verify-cli.ts');
  return new Promise<{ code: number | null; output: string }>((done) => {
    const child = execFile(join(root, 'node_modules/.bin/node'), [script, ...args], { env: given }, (_, out, err) =>
      done({ code: child.exitCode, output: out + err }),
    );
  });
}

test('T49 the command for operators says what is missing by its exit code and line by line, and a restored log is taken on purpose only', async () => {
  const sound = await run();
  expect(sound.output).toContain('3 events of 1 entities, 0 of them not yet in the journal.');
  expect(sound.code).toBe(0);

  await log.owner.pool.query('ALTER TABLE audit_events DISABLE TRIGGER ALL');
  await log.owner.pool.query("DELETE FROM audit_events WHERE event = 'three'");
  const tampered = await run();
  expect(tampered.output).toMatch(/^cut off {2}skills a, event 3 of 20\S+: after two by نورة/m);
  expect(tampered.code).toBe(1);

  const unknown = await run([], { DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
  expect(unknown.output).toContain('The audit log could not be verified');
  expect(unknown.code).toBe(2);

  const anew = await run(['--anchor-anew', 'restored from the copy of Sunday'], { DATABASE_OWNER_URL: log.url });
  expect(anew.output).toContain('A new journal has begun with the log as it is.');
  const { rows } = await log.owner.pool.query("SELECT reason FROM audit_events WHERE event = 'audit.anchoredAnew'");
  expect(rows).toEqual([{ reason: { code: 'other', note: 'restored from the copy of Sunday' } }]);
  const again = await run();
  expect(again.output).toContain('(restored from the copy of Sunday) holds 3 events');
  expect(again.code).toBe(0);
});
