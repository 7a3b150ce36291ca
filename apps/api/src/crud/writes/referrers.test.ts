import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { expect, test } from 'vitest';
import { serverResources } from '#resources/index.ts';
import { partsOf, referrersOf } from './referrers.ts';

const inside = (field: Field): Field[] => [
  field,
  ...('fields' in field ? Object.values(field.fields).flatMap(inside) : []),
];
const references = Object.values(resources).flatMap(({ path, draft }) =>
  Object.values(fieldsOf(draft))
    .flatMap(inside)
    .flatMap((field) =>
      field.kind === 'reference' && field.to !== 'staff' ? [[path, field.to as ResourceKey] as const] : [],
    ),
);

test.each(references)('what %s refer to of %s is not deleted meanwhile, or they go with it', (path, to) => {
  const referrers = referrersOf(serverResources[to], serverResources).map(({ contract }) => contract.path);
  const parts = partsOf(serverResources[to], serverResources).map(({ part }) => part.contract.path);
  expect(
    [...referrers, ...parts],
    `apps/api/src/resources/${path}: a foreign key in table.ts, refersTo or goesWith in resource.ts`,
  ).toContain(path);
});
