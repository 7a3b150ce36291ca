import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const industries = defineResource({
  ...suggestible,
  key: 'industries',
  filters: { ...suggestible.filters, isicSection: 'field' },
  fields: contractFields.industries,
  sections: [{ key: 'term', fields: ['name', 'isicSection', 'synonyms', 'code'] }],
  blank: () => ({ ...suggestible.blank(), isicSection: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/industries')).industries.draft }),
});
