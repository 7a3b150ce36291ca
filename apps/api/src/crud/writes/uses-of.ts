import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, AnyResources } from '../definition.ts';
import { referencesOf } from './references.ts';
import type { Use } from './usage.ts';

type Draft = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, string | null>>;

/** What a draft uses of the resources whose records count how often they are used; what stands below a term does not use it. */
export function usesOf({ contract, table: own }: AnyResource, draft: Draft, resources: AnyResources): Use[] {
  return referencesOf(contract).flatMap(({ name, part, to }): Use[] => {
    const { table } = resources[to];
    if (!isCounted(table) || table === own) return [];
    if (part === null) return [{ table, ids: [draft[name] as string | null], pathOf: () => name }];
    const ids = (draft[name] as Row[]).map((row) => row[part]!);
    return [{ table, ids, pathOf: (index: number) => `${name}.${index}.${part}` }];
  });
}

const isCounted = (table: PgTable): table is Use['table'] => 'usageCount' in table && 'lastUsedAt' in table;
