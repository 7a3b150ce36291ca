import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy } from '#crud/resource/taxonomy.tsx';

export const skills = defineResource({
  ...taxonomy,
  key: 'skills',
  filters: { ...taxonomy.filters, isOverdue: { kind: 'flag' }, type: 'field' },
  fields: contractFields.skills,
  sections: [{ key: 'term', fields: ['name', 'type', 'synonyms', 'code', 'escoUri'] }],
  blank: () => ({ ...taxonomy.blank(), type: 'technical' as const, escoUri: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/skills')).skills.draft }),
});
