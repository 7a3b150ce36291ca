import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { ResourceKey } from '@diwan/api-contract/resources';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyContract, AnyResource, AnyResources } from '../definition.ts';
import type { Use } from './usage.ts';

type Draft = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, string | null>>;

/** A field that refers to records of a resource; `part` is its name in the rows of a list. */
interface Reference {
  name: string;
  part: string | null;
  to: ResourceKey;
}

/** A member of staff counts nothing. */
const isOfResource = (to: string): to is ResourceKey => to !== 'staff';

const known = new WeakMap<AnyContract, Reference[]>();

/** What a draft uses of the resources whose records count how often they are used. */
export function usesOf({ contract }: AnyResource, draft: Draft, resources: AnyResources): Use[] {
  const references = known.get(contract) ?? referencesIn(contract);
  known.set(contract, references);
  return references.flatMap(({ name, part, to }): Use[] => {
    const { table } = resources[to];
    if (!isCounted(table)) return [];
    if (part === null) return [{ table, ids: [draft[name] as string | null], pathOf: () => name }];
    const ids = (draft[name] as Row[]).map((row) => row[part]!);
    return [{ table, ids, pathOf: (index: number) => `${name}.${index}.${part}` }];
  });
}

const isCounted = (table: PgTable): table is Use['table'] => 'usageCount' in table && 'lastUsedAt' in table;

function referencesIn({ draft }: AnyContract): Reference[] {
  return Object.entries(fieldsOf(draft)).flatMap(([name, field]): Reference[] => {
    if (field.kind === 'reference') return isOfResource(field.to) ? [{ name, part: null, to: field.to }] : [];
    if (field.kind !== 'rows') return [];
    return Object.entries(field.fields).flatMap(([part, inside]) =>
      inside.kind === 'reference' && isOfResource(inside.to) ? [{ name, part, to: inside.to }] : [],
    );
  });
}
