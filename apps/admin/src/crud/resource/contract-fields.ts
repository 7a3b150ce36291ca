import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { resources } from '@diwan/api-contract/resources';
import type { DraftOf, ResourceKey } from './resource-types.ts';

type ContractFields = { [K in ResourceKey]: { [F in keyof DraftOf<K>]-?: Field } };

/** The fields of every draft by their kinds; the build puts those of one resource in place of `contractFields.<key>`, in its own file. */
export const contractFields = Object.fromEntries(
  Object.entries(resources).map(([key, { draft }]) => [key, fieldsOf(draft)]),
) as ContractFields;
