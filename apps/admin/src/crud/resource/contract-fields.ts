import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { resources } from '@diwan/api-contract/resources';
import { maskedFields } from '@diwan/api-contract/reveal';
import type { DraftOf, ResourceKey } from './resource-types.ts';

type ContractFields = { [K in ResourceKey]: { [F in keyof DraftOf<K>]-?: Field } };

/** The fields of every draft by their kinds; the build puts those of one resource in place of `contractFields.<key>`, in its own file. */
export const contractFields = Object.fromEntries(
  Object.entries(resources).map(([key, { draft, path }]) => [key, withMasks(fieldsOf(draft), maskedFields.get(path))]),
) as ContractFields;

function withMasks(fields: Record<string, Field>, masked: readonly string[] = []): Record<string, Field> {
  return { ...fields, ...Object.fromEntries(masked.map((name) => [name, { ...fields[name]!, isMasked: true }])) };
}
