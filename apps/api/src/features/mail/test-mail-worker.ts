import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { serverResources } from '#resources/index.ts';
import { testKeys } from '#test/test-keys.ts';
import type { MailConfig } from './config.ts';
import { startMailWorker } from './worker.ts';

/** Time goes so much faster for this process, that waiting for a next try or for the end of a lease takes seconds. */
const speed = 20;

/** A worker in a process of its own, to be killed: `node test-mail-worker.ts <database> <when the test began> <config>`. */
const [url, began, config] = process.argv.slice(2) as [string, string, string];
const start = Number(began);
startMailWorker(
  {
    config: readConfig({ NODE_ENV: 'test' }),
    database: openDatabase(url, { auditKeys: testKeys.audit }),
    clock: () => new Date(start + (Date.now() - start) * speed),
    resources: serverResources,
    keys: testKeys,
  },
  JSON.parse(config) as MailConfig,
);
