import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const skills = defineResource({
  ...suggestible,
  key: 'skills',
  filters: { ...suggestible.filters, parent: 'field', type: 'field' },
  fields: contractFields.skills,
  eventFields: contractEvents.skills,
  sections: [
    { key: 'term', fields: ['name', 'parentId', 'type', 'synonyms'] },
    { key: 'identity', fields: ['code', 'slug', 'icon', 'escoUri', 'externalUri'] },
  ],
  blank: () => ({ ...suggestible.blank(), type: 'technical' as const, escoUri: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/skills')).skills.draft }),
});
