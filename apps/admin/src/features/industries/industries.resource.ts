import { isicSections } from '@diwan/api-contract/values/taxonomy';
import { defineResource } from '#crud/resource/define-resource.ts';
import { choice } from '#crud/resource/field.ts';
import { taxonomy } from '#crud/resource/taxonomy.tsx';

export const industries = defineResource({
  ...taxonomy,
  key: 'industries',
  filters: { ...taxonomy.filters, isicSection: { kind: 'choices', values: isicSections, labels: 'isicSection' } },
  fields: { ...taxonomy.fields, isicSection: choice(isicSections, 'isicSection') },
  sections: [{ key: 'term', fields: ['name', 'isicSection', 'synonyms', 'code'] }],
  blank: () => ({ ...taxonomy.blank(), isicSection: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/industries')).industries.draft }),
});
