import { z } from 'zod';
import { choice } from '../kinds/kinds.ts';
import { many } from '../page.ts';
import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';
import { categoryScopes } from '../values/site/category.ts';

const draft = taxonomyDraft('categories').extend({ scope: choice(categoryScopes, 'categoryScope') });
const record = draft.extend(taxonomyComputed.shape);
const { import: _, ...managed } = taxonomy;

export const categories = {
  ...managed,
  path: 'categories',
  screen: '/news/list',
  about: 'What news and videos are sorted by; they are kept where they are used.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: { ...taxonomyFilters, scope: many(z.enum(categoryScopes)) },
  searchRank: null,
} as const;

export type Category = z.output<typeof categories.record>;
export type CategoryRow = z.output<typeof categories.row>;
