import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const skills = defineResource({
  ...suggestible,
  key: 'skills',
  filters: { ...suggestible.filters, type: 'field' },
  fields: contractFields.skills,
  sections: [{ key: 'term', fields: ['name', 'type', 'synonyms', 'code', 'escoUri'] }],
  blank: () => ({ ...suggestible.blank(), type: 'technical' as const, escoUri: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/skills')).skills.draft }),
});
