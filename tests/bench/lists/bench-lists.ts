/** Asks every list of a filled database by every filter in every order, three pages deep, and prints what looked at most. */
import { parseArgs } from 'node:util';
import { findPage, type PageQuery, pageQuery } from '@diwan/api/crud/lists/repository.ts';
import { columnsOfRow } from '@diwan/api/crud/records.ts';
import { type Database, openDatabase } from '@diwan/api/db/database.ts';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { growingLists } from '@diwan/api/features/seed/copies/copy-lists.ts';
import { serverResources } from '@diwan/api/resources/index.ts';
import { type Plan, planOf } from '@diwan/api/test/lists/plan.ts';
import { type ListQuestion, questionsOf } from '@diwan/api/test/lists/questions.ts';
import { quantile } from '../report/figures.ts';

type Resource = (typeof growingLists)[number][1];
interface Asked extends Plan {
  question: string;
}

const { values } = parseArgs({
  options: {
    /** The folder of a database that `npm run seed -- --rows …` has filled; else the one at DATABASE_URL. */
    data: { type: 'string' },
    /** Some of the lists, such as `seekers,employers`; all of them when absent. */
    only: { type: 'string' },
    /** So many of each list are printed. */
    worst: { type: 'string', default: '10' },
  },
});
const only = values.only?.split(',');
const deep = 3;

const server = values.data ? await startEmbeddedPostgres(values.data) : null;
const database = openDatabase(server?.url ?? process.env.DATABASE_URL!, { statementSeconds: 60 });
try {
  for (const [name, resource] of growingLists)
    if (!only || only.includes(name)) print(name, await measureList(resource, database));
} finally {
  await database.close();
  await server?.stop();
}

async function measureList(resource: Resource, { orm }: Database): Promise<Asked[]> {
  const questions = await questionsOf(resource, serverResources, orm);
  const sorts: string[] = resource.contract.sorts.flatMap((sort: string) => [sort, `-${sort}`]);
  const asked: Asked[] = [];
  for (const question of questions)
    for (const sort of sorts) asked.push(...(await measurePages(resource, question, sort)));
  return asked;
}

async function measurePages(resource: Resource, { name, text, value }: ListQuestion, sort: string): Promise<Asked[]> {
  const now = new Date().toISOString();
  const columns = columnsOfRow(resource);
  const pages: Asked[] = [];
  const asked: PageQuery = { sort, [name]: value };
  let after: string | null | undefined;
  for (let page = 1; page <= deep && after !== null; page += 1) {
    const query = after === undefined ? asked : { ...asked, after };
    const plan = await planOf(database, pageQuery(resource, query, now, columns));
    pages.push({ question: `${name}=${text} sort=${sort} page ${page}`, ...plan });
    after = (await findPage(resource, database.orm, query, now, columns)).next;
  }
  return pages;
}

function print(name: string, asked: Asked[]): void {
  const times = asked.map(({ milliseconds }) => milliseconds);
  const of = (share: number) => `p${share * 100} ${quantile(times, share).toFixed(1)} ms`;
  console.log(`\n${name}: ${asked.length} pages, ${[0.5, 0.9, 0.99].map(of).join(', ')}`);
  const worst = asked.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, Number(values.worst));
  for (const { question, rows, pages, milliseconds, steps } of worst)
    console.log(
      `  ${rows.toFixed(0)} rows, ${pages} buffers, ${milliseconds.toFixed(0)} ms: ${question}\n    ${steps}`,
    );
}
