import { businessSpecialists } from '@diwan/api-contract/resources/business-specialists';
import { defineResource } from '#crud/definition.ts';
import { term } from '../taxonomy/term.ts';
import { businessSpecialistsTable as table } from './table.ts';

export const businessSpecialistsResource = defineResource({
  contract: businessSpecialists,
  table,
  ...term(table),
  seed: async () => (await import('./seed.ts')).businessSpecialistsSeed,
});
