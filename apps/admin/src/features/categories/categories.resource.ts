import { categoryScopes } from '@diwan/api-contract/values/site/category';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy } from '#crud/resource/taxonomy.tsx';

export const categories = defineResource({
  ...taxonomy,
  key: 'categories',
  filters: {
    ...taxonomy.filters,
    parent: 'field',
    scope: { kind: 'choices', values: categoryScopes, labels: 'categoryScope' },
  },
  fields: contractFields.categories,
  eventFields: contractEvents.categories,
  sections: [
    { key: 'term', fields: ['name', 'scope', 'synonyms'] },
    { key: 'identity', fields: ['slug'] },
  ],
  blank: () => ({ ...taxonomy.blank(), scope: 'news' as const }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/categories')).categories.draft,
  }),
});
