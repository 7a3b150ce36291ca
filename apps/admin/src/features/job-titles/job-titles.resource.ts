import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible } from '#crud/resource/taxonomy.tsx';

export const jobTitles = defineResource({
  ...suggestible,
  key: 'jobTitles',
  filters: { ...suggestible.filters, industry: 'field', isSaudiOnly: 'field' },
  fields: contractFields.jobTitles,
  sections: [{ key: 'term', fields: ['name', 'industryId', 'iscoCode', 'isSaudiOnly', 'synonyms', 'code', 'escoUri'] }],
  blank: () => ({ ...suggestible.blank(), iscoCode: null, escoUri: null, industryId: null, isSaudiOnly: false }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/job-titles')).jobTitles.draft }),
});
