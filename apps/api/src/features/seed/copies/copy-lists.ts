import type { AnyResource } from '#crud/definition.ts';
import type { Database } from '#db/database.ts';
import { serverResources } from '#resources/index.ts';
import { copyRows } from './copy-rows.ts';

/** Lists that grow with the marketplace; terms, colleagues, exams, events, batches of codes and what plans are made of stay few. */
const {
  industries,
  skills,
  jobTitles,
  businessSpecialists,
  categories,
  staff,
  exams,
  events,
  promoBatches,
  plans,
  planFeatures,
  ...growing
} = serverResources;
export const growingLists = Object.entries<AnyResource>(growing);

const hours = { statementSeconds: 7_200, idleSeconds: 7_200 };

interface CopyOptions {
  /** Some of the lists by their keys; all of them when absent. */
  only?: readonly string[] | undefined;
  say?: (name: string, count: number) => void;
}

/** Fills up lists that grow with copies of what is there, to measure with: money and history are not copied with them. */
export async function copyLists(
  database: Database,
  wanted: number,
  { only, say = () => {} }: CopyOptions = {},
): Promise<void> {
  for (const [name, { table }] of growingLists.filter(([key]) => !only || only.includes(key)))
    say(name, await database.transaction((tx) => copyRows(tx, table, wanted), hours));
}
