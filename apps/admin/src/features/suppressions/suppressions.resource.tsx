import { suppressionReasons, suppressionStates } from '@diwan/api-contract/values/records/campaign';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

export const suppressions = defineResource({
  key: 'suppressions',
  isPersonal: true,
  workflow: 'suppression',
  label: ({ email }) => email,
  columns: [
    {
      key: 'email',
      width: '28%',
      cell: ({ email, number }) => cells.twoLines(cells.latin(email), cells.latin(number)),
    },
    { key: 'reason', cell: ({ reason }, { t }) => t(`choices.suppressionReason.${reason}`) },
    { key: 'campaign', cell: ({ campaign }, { language }) => cells.localized(campaign && campaign.label, language) },
    { key: 'date', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('suppression', state, context) },
  ],
  filters: {
    state: null,
    reason: { kind: 'choices', values: suppressionReasons, labels: 'suppressionReason' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: suppressionStates,
  fields: contractFields.suppressions,
  sections: [{ key: 'address', fields: ['email', 'reason'] }],
  blank: () => ({ email: '', reason: 'manual' as const }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/suppressions')).suppressions.draft,
  }),
  computed: [
    {
      key: 'campaign',
      cell: ({ campaign }, { language }) =>
        campaign && (
          <Link href={recordPath('emailCampaigns', campaign.id)}>{localizedLabel(campaign.label, language)}</Link>
        ),
    },
    { key: 'liftedBy', cell: ({ liftedBy }) => liftedBy && cells.text(liftedBy.name) },
    { key: 'liftedAt', cell: ({ liftedAt }, context) => liftedAt && cells.exactly(liftedAt, context) },
    { key: 'liftReason', cell: ({ liftReason }) => liftReason && cells.text(liftReason) },
  ],
  events: ['suppression.lift'],
  mainEvents: [],
  eventFields: contractEvents.suppressions,
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/suppression/suppression.machine')).suppressionMachine,
});
