import { resources } from '@diwan/api-contract/resources';
import { bulkOperationWorkflow } from '@diwan/machines/workflows/bulk-operation/bulk-operation.workflow';
import { importRunWorkflow } from '@diwan/machines/workflows/import-run/import-run.workflow';
import { loadMessages, type MessageNamespace } from '@diwan/messages/load-messages';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const server = sourceFiles('apps/api/src/**/*.ts')
  .filter(({ path }) => !/\.(test|model)\.ts$|\/(test|seed|seeding)\//.test(path))
  .map(({ text }) => text);
const found = (pattern: RegExp) => server.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));
/** Told to screens, and not written down. */
const told = new Set(['applicants.counted', 'session.ended']);
/** What the server writes into the log by name, and the events of what is no resource. */
const events = new Set([
  ...found(/\bevent: '([a-zA-Z]+[._]\w+)'/g),
  ...found(/'(auth[nz]_\w+|session_expired|user_(?:created|updated|archived))'/g),
  ...Object.keys(bulkOperationWorkflow.samples),
  ...Object.keys(importRunWorkflow.samples),
]);

/** What a path of names leads to; a name may hold the points between them. */
function at(tree: unknown, path: string): unknown {
  if (typeof tree !== 'object' || tree === null) return undefined;
  const [first = '', ...rest] = path.split('.');
  const inside = tree as Record<string, unknown>;
  return inside[path] ?? (rest.length > 0 ? at(inside[first], rest.join('.')) : undefined);
}

const namespaces = ['auditLog', 'records', ...Object.keys(resources)] as MessageNamespace[];

test.each(['ar', 'en'] as const)('every event that the server writes down has words in %s', async (language) => {
  const words = await Promise.all(namespaces.map((namespace) => loadMessages(namespace, language)));
  const isNamed = (event: string) => words.some((each) => at(each, `events.${event}`) ?? at(each, `entries.${event}`));
  expect(events.size).toBeGreaterThan(40);
  expect([...events].filter((event) => !told.has(event) && !isNamed(event)).sort()).toEqual([]);
});
