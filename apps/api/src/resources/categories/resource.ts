import { categories } from '@diwan/api-contract/resources/categories';
import { defineResource } from '#crud/definition.ts';
import { choiceWords } from '#crud/lists/hint.ts';
import { term } from '../taxonomy/term.ts';
import { categoriesTable as table } from './table.ts';

const own = term(table);

export const categoriesResource = defineResource({
  contract: categories,
  table,
  ...own,
  option: {
    ...own.option,
    /** Those of news and those of videos are told apart. */
    async hints(rows) {
      const wordsOf = await choiceWords('categories', 'categoryScope');
      return rows.map(({ scope }) => wordsOf(scope));
    },
  },
  seed: async () => (await import('./seed.ts')).categoriesSeed,
});
