import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible, termSections } from '#crud/resource/taxonomy.tsx';

export const skills = defineResource({
  ...suggestible,
  key: 'skills',
  filters: { ...suggestible.filters, parent: 'field', type: 'field' },
  fields: contractFields.skills,
  eventFields: contractEvents.skills,
  sections: termSections(['type'], ['escoUri']),
  blank: () => ({ ...suggestible.blank(), type: 'technical' as const, escoUri: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/skills')).skills.draft }),
});
