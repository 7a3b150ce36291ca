import { talentStages } from '@diwan/api-contract/values/records/talent-list';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

export const talentListEntries = defineResource({
  key: 'talentListEntries',
  isPersonal: true,
  workflow: 'talentListEntry',
  label: ({ seeker }, language) => localizedLabel(seeker.label, language),
  columns: [
    {
      key: 'candidate',
      width: '24%',
      cell: ({ seeker, seekerHeadline }, { language }) =>
        cells.faced(
          { of: 'person', name: localizedLabel(seeker.label, language), image: seeker.image },
          cells.twoLines(cells.localized(seeker.label, language), seekerHeadline),
        ),
    },
    { key: 'employer', cell: ({ employer }, { language }) => cells.localized(employer.label, language) },
    { key: 'list', cell: ({ list }) => cells.text(list.label.ar) },
    { key: 'source', cell: ({ source }, { t }) => t(`choices.talentSource.${source}`) },
    { key: 'note', cell: ({ note }) => cells.text(note) },
    { key: 'unlockedAt', sort: 'unlockedAt', cell: ({ unlockedAt }, context) => cells.moment(unlockedAt, context) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('talentListEntry', state, context) },
  ],
  filters: {
    state: null,
    employer: { kind: 'reference', to: 'employers' },
    list: 'field',
    seeker: 'field',
    source: 'field',
    isUnlocked: { kind: 'flag' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: talentStages,
  fields: contractFields.talentListEntries,
  sections: [{ key: 'entry', fields: ['listId', 'seekerId', 'source', 'note'] }],
  blank: () => ({ listId: null, seekerId: null, source: 'search' as const, note: null }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/talent-list-entries')).talentListEntries.draft,
  }),
  computed: [
    {
      key: 'employer',
      cell: ({ employer: { id, label } }, { language }) => (
        <Link href={recordPath('employers', id)}>{localizedLabel(label, language)}</Link>
      ),
    },
    { key: 'seekerHeadline', cell: ({ seekerHeadline }) => cells.text(seekerHeadline) },
    { key: 'unlockedAt', cell: ({ unlockedAt }, context) => cells.moment(unlockedAt, context) },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/talent-list-entry/talent-list-entry.machine')).talentListEntryMachine,
  events: ['talentListEntry.shortlist', 'talentListEntry.contact', 'talentListEntry.putBack'],
  mainEvents: ['talentListEntry.shortlist'],
});
