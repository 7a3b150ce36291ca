import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy } from '#crud/resource/taxonomy.tsx';

export const businessSpecialists = defineResource({
  ...taxonomy,
  key: 'businessSpecialists',
  filters: { ...taxonomy.filters, parent: 'field', requiresLicense: 'field', image: 'field' },
  fields: contractFields.businessSpecialists,
  eventFields: contractEvents.businessSpecialists,
  sections: [
    { key: 'term', fields: ['name', 'parentId', 'requiresLicense', 'commissionBps', 'image', 'synonyms'] },
    { key: 'identity', fields: ['code', 'slug', 'icon', 'externalUri'] },
  ],
  blank: () => ({ ...taxonomy.blank(), requiresLicense: false, commissionBps: null, image: null }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/business-specialists')).businessSpecialists.draft,
  }),
});
