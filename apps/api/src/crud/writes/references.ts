import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { ResourceKey } from '@diwan/api-contract/resources';
import type { AnyContract } from '../definition.ts';

/** A field that refers to records of a resource; `part` is its name in the rows of a list. */
export interface Reference {
  name: string;
  part: string | null;
  to: ResourceKey;
}

/** A member of staff is no record of a resource. */
const isOfResource = (to: string): to is ResourceKey => to !== 'staff';

const known = new WeakMap<AnyContract, Reference[]>();

/** The fields of a draft that name records of resources. */
export function referencesOf(contract: AnyContract): Reference[] {
  const references = known.get(contract) ?? referencesIn(contract);
  known.set(contract, references);
  return references;
}

function referencesIn({ draft }: AnyContract): Reference[] {
  return Object.entries(fieldsOf(draft)).flatMap(([name, field]): Reference[] => {
    if (field.kind === 'reference') return isOfResource(field.to) ? [{ name, part: null, to: field.to }] : [];
    if (field.kind !== 'rows') return [];
    return Object.entries(field.fields).flatMap(([part, inside]) =>
      inside.kind === 'reference' && isOfResource(inside.to) ? [{ name, part, to: inside.to }] : [],
    );
  });
}
