import { industries } from '@diwan/api-contract/resources/industries';
import { defineResource } from '#crud/definition.ts';
import { industriesTable as table } from '../industries/table.ts';
import { term } from '../taxonomy/term.ts';

export const industriesResource = defineResource({
  contract: industries,
  table,
  ...term(table, 'industryExists'),
  seed: async () => (await import('./seed.ts')).industriesSeed,
});
