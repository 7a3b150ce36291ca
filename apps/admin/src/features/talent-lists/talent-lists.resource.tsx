import type { TalentList } from '@diwan/api-contract/resources/talent-lists';
import { talentListStates } from '@diwan/api-contract/values/records/talent-list';
import { Link } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { listPath } from '#crud/resource/resource-paths.ts';

/** How many are on it, which leads to exactly these. */
function people({ id, stages }: Pick<TalentList, 'id' | 'stages'>, { t, format }: CellContext) {
  const count = stages.saved + stages.contacted + stages.shortlisted;
  if (count === 0) return t('none');
  return (
    <Link href={`${listPath('talentListEntries')}?list=${id}`}>
      {t('people', { count, number: format.number(count) })}
    </Link>
  );
}

export const talentLists = defineResource({
  key: 'talentLists',
  workflow: 'talentList',
  label: ({ name }) => name,
  columns: [
    { key: 'name', sort: 'name', width: '24%', cell: ({ name }) => cells.text(name) },
    {
      key: 'employer',
      cell: ({ employer: { label, image } }, { language }) =>
        cells.faced({ of: 'company', name: localizedLabel(label, language), image }, cells.localized(label, language)),
    },
    { key: 'people', cell: people },
    { key: 'shortlisted', align: 'end', cell: ({ stages }, { format }) => format.number(stages.shortlisted) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    { key: 'updatedAt', sort: 'updatedAt', cell: ({ updatedAt }, context) => cells.moment(updatedAt, context) },
    { key: 'state', cell: ({ state }, context) => cells.state('talentList', state, context) },
  ],
  filters: {
    state: null,
    employer: 'field',
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: talentListStates,
  fields: contractFields.talentLists,
  sections: [{ key: 'list', fields: ['employerId', 'name'] }],
  blank: () => ({ employerId: null, name: '' }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/talent-lists')).talentLists.draft }),
  computed: [{ key: 'people', cell: people }],
  related: [{ key: 'talentListEntries', resource: 'talentListEntries', filter: 'list' }],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/talent-list/talent-list.machine')).talentListMachine,
  events: ['talentList.reopen', 'talentList.archive'],
  mainEvents: ['talentList.reopen'],
});
