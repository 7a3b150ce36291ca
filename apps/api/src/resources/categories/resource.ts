import { categories } from '@diwan/api-contract/resources/categories';
import { defineResource } from '#crud/definition.ts';
import { term } from '../taxonomy/term.ts';
import { categoriesTable as table } from './table.ts';

export const categoriesResource = defineResource({
  contract: categories,
  table,
  ...term(table),
  seed: async () => (await import('./seed.ts')).categoriesSeed,
});
