import { OccupationName } from '#crud/fields/occupation/OccupationName.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { suggestible, termSections } from '#crud/resource/taxonomy.tsx';

export const jobTitles = defineResource({
  ...suggestible,
  key: 'jobTitles',
  columns: [
    ...suggestible.columns,
    { key: 'iscoCode', isExtra: true, cell: ({ iscoCode }) => iscoCode && <OccupationName code={iscoCode} /> },
  ],
  filters: { ...suggestible.filters, parent: 'field', industry: 'field', isSaudiOnly: 'field' },
  fields: contractFields.jobTitles,
  eventFields: contractEvents.jobTitles,
  sections: termSections(['industryId', 'isSaudiOnly'], ['iscoCode', 'nationalOccupationCode', 'escoUri']),
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
