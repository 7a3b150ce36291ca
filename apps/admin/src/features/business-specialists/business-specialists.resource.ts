import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy, termSections } from '#crud/resource/taxonomy.tsx';

export const businessSpecialists = defineResource({
  ...taxonomy,
  key: 'businessSpecialists',
  filters: { ...taxonomy.filters, parent: 'field', requiresLicense: 'field', image: 'field' },
  fields: contractFields.businessSpecialists,
  eventFields: contractEvents.businessSpecialists,
  sections: termSections(['requiresLicense', 'commissionBps', 'image']),
  blank: () => ({ ...taxonomy.blank(), requiresLicense: false, commissionBps: null, image: null }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/business-specialists')).businessSpecialists.draft,
  }),
});
