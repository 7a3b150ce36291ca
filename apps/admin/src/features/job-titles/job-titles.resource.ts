import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const jobTitles = defineResource({
  ...suggestible,
  key: 'jobTitles',
  filters: { ...suggestible.filters, parent: 'field', industry: 'field', isSaudiOnly: 'field' },
  fields: contractFields.jobTitles,
  eventFields: contractEvents.jobTitles,
  sections: [
    { key: 'term', fields: ['name', 'parentId', 'industryId', 'isSaudiOnly', 'synonyms'] },
    {
      key: 'identity',
      fields: ['code', 'slug', 'icon', 'iscoCode', 'nationalOccupationCode', 'escoUri', 'externalUri'],
    },
  ],
  blank: () => ({
    ...suggestible.blank(),
    iscoCode: null,
    nationalOccupationCode: null,
    escoUri: null,
    industryId: null,
    isSaudiOnly: false,
  }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/job-titles')).jobTitles.draft }),
});
