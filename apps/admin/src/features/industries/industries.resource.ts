import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const industries = defineResource({
  ...suggestible,
  key: 'industries',
  filters: { ...suggestible.filters, parent: 'field', isicSection: 'field' },
  fields: contractFields.industries,
  eventFields: contractEvents.industries,
  sections: [
    { key: 'term', fields: ['name', 'parentId', 'isicSection', 'synonyms'] },
    { key: 'identity', fields: ['code', 'slug', 'icon', 'externalUri'] },
  ],
  blank: () => ({ ...suggestible.blank(), isicSection: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/industries')).industries.draft }),
});
