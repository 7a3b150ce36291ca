import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy } from '#crud/resource/taxonomy.tsx';

export const industries = defineResource({
  ...taxonomy,
  key: 'industries',
  filters: { ...taxonomy.filters, isOverdue: { kind: 'flag' }, isicSection: 'field' },
  fields: contractFields.industries,
  sections: [{ key: 'term', fields: ['name', 'isicSection', 'synonyms', 'code'] }],
  blank: () => ({ ...taxonomy.blank(), isicSection: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/industries')).industries.draft }),
});
