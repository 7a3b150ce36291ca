import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible, termSections } from '#crud/resource/taxonomy.tsx';

export const industries = defineResource({
  ...suggestible,
  key: 'industries',
  filters: { ...suggestible.filters, parent: 'field', isicSection: 'field' },
  fields: contractFields.industries,
  eventFields: contractEvents.industries,
  sections: termSections(['isicSection']),
  blank: () => ({ ...suggestible.blank(), isicSection: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/industries')).industries.draft }),
});
