import { openDatabase } from '#db/database.ts';
import { serverResources } from '#resources/index.ts';
import { testKeys } from '#test/test-keys.ts';
import { startCampaignWorker } from './worker.ts';

/** Time goes so much faster for this process, that the pauses between batches are over at once. */
const speed = 200;

/** A worker in a process of its own, to be killed: `node test-campaign-worker.ts <database> <when the test began>`. */
const [url, began] = process.argv.slice(2) as [string, string];
const start = Number(began);
startCampaignWorker({
  database: openDatabase(url, { auditKeys: testKeys.audit }),
  clock: () => new Date(start + (Date.now() - start) * speed),
  resources: serverResources,
  keys: testKeys,
});
