import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#crud/definition.ts';

/** Resources as their records can be made: each after all those that it refers to. */
export function inOrder(resources: readonly AnyResource[]): AnyResource[] {
  const byTable = new Map<PgTable, AnyResource>(resources.map((resource) => [resource.table, resource]));
  const depths = new Map<AnyResource, number>();
  const depthOf = (resource: AnyResource): number => {
    const known = depths.get(resource);
    if (known !== undefined) return known;
    // A record may refer to another of its own kind.
    depths.set(resource, 0);
    const named = tablesNamedBy(resource).map((table) => byTable.get(table));
    const depth = Math.max(0, ...named.map((each) => (each && each !== resource ? depthOf(each) + 1 : 0)));
    depths.set(resource, depth);
    return depth;
  };
  return resources.toSorted((one, other) => depthOf(one) - depthOf(other));
}

const tablesNamedBy = ({ table, refersTo = [] }: AnyResource): PgTable[] => [
  ...getTableConfig(table as PgTable).foreignKeys.map((key) => key.reference().foreignTable),
  ...refersTo.map((reference) => reference.table),
];
