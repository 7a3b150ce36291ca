import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

export interface Plan {
  milliseconds: number;
  /** Pages of tables and indexes. */
  pages: number;
  /** Rows that were looked at, whether they are answered or not. */
  rows: number;
  steps: string;
}

/** Carries out a query and tells what it took. */
export async function planOf({ orm }: Pick<Database, 'orm'>, query: SQL): Promise<Plan> {
  const { rows } = await orm.execute<{ 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }>(
    sql`explain (analyze, buffers, timing off, format json) ${query}`,
  );
  const { Plan: top, 'Execution Time': milliseconds } = rows[0]!['QUERY PLAN'][0]!;
  const nodes = [...nodesOf(top)];
  return {
    milliseconds,
    pages: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
    rows: nodes.reduce((sum, node) => sum + readBy(node), 0),
    steps: nodes.map(stepOf).join(' < '),
  };
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const below of node.Plans ?? []) yield* nodesOf(below);
}

function readBy(node: Node): number {
  if (!node['Relation Name'] && !node['Node Type'].startsWith('Bitmap Index')) return 0;
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  return (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'];
}

const stepOf = (node: Node) =>
  [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ');
