import { promoBatchStates } from '@diwan/api-contract/values/records/promo';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { fetchBatches } from './fetch-codes.ts';
import { benefitText } from './terms/benefit.ts';
import { blankTerms, termsSections } from './terms/terms-form.ts';

export const promoBatches = defineResource({
  key: 'promoBatches',
  workflow: 'promoBatch',
  label: ({ name }, language) => localizedLabel(name, language),
  columns: [
    {
      key: 'name',
      width: '26%',
      cell: ({ name, number }, { language }) => cells.twoLines(cells.localized(name, language), cells.latin(number)),
    },
    { key: 'prefix', cell: ({ prefix }) => cells.latin(prefix) },
    { key: 'value', cell: (row, context) => benefitText(row, context) },
    {
      key: 'made',
      sort: 'quantity',
      align: 'end',
      cell: ({ generatedCount, quantity }, { format, t }) =>
        generatedCount === quantity
          ? format.number(quantity)
          : t('madeOf', { made: format.number(generatedCount), number: format.number(quantity) }),
    },
    { key: 'partner', cell: ({ partnerName }) => cells.text(partnerName) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('promoBatch', state, context) },
  ],
  filters: {
    state: null,
    type: 'field',
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: promoBatchStates,
  fields: contractFields.promoBatches,
  sections: [{ key: 'code', fields: ['prefix', 'quantity'] }, ...termsSections],
  blank: () => ({ prefix: '', quantity: null, ...blankTerms(), maxRedemptions: 1 }),
  loadDraft: async () => {
    const { promoBatches: contract } = await import('@diwan/api-contract/resources/promo-batches');
    return { schema: contract.draft, rules: contract.rules };
  },
  computed: [{ key: 'generatedCount', cell: ({ generatedCount }, { format }) => format.number(generatedCount) }],
  related: [{ key: 'promoCodes', resource: 'promoCodes', filter: 'batch' }],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/promo-batch/promo-batch.machine')).promoBatchMachine,
  events: ['promoBatch.stop'],
  bulkDownload: { key: 'exportBatch', variants: ['xlsx', 'csv'], pack: fetchBatches },
  mainEvents: [],
});
