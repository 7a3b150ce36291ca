import { recipientReasons, recipientStates } from '@diwan/api-contract/values/records/campaign';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

export const emailRecipients = defineResource({
  key: 'emailRecipients',
  isPersonal: true,
  workflow: 'emailRecipient',
  label: ({ person, email }, language) => (person ? localizedLabel(person.label, language) : (email ?? '—')),
  columns: [
    {
      key: 'person',
      width: '26%',
      staysBeside: true,
      cell: ({ person }, { language }) => cells.localized(person && person.label, language),
    },
    { key: 'email', cell: ({ email }) => cells.latin(email) },
    { key: 'language', cell: ({ language: read }, { t }) => t(`choices.recipientLanguage.${read}`) },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('emailRecipient', state, context) },
    { key: 'at', sort: 'stateChangedAt', cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context) },
    { key: 'reason', cell: ({ reason }, { t }) => cells.text(reason && t(`choices.recipientReason.${reason}`)) },
  ],
  filters: {
    state: null,
    campaign: { kind: 'reference', to: 'emailCampaigns' },
    reason: { kind: 'choices', values: recipientReasons, labels: 'recipientReason' },
  },
  states: recipientStates,
  fields: contractFields.emailRecipients,
  sections: [{ key: 'recipient', fields: ['email', 'language', 'reason'] }],
  computed: [
    {
      key: 'person',
      cell: ({ person }, { language }) =>
        person && <Link href={recordPath(person.resource, person.id)}>{localizedLabel(person.label, language)}</Link>,
    },
    {
      key: 'campaign',
      cell: ({ campaign }, { language }) => (
        <Link href={recordPath('emailCampaigns', campaign.id)}>{localizedLabel(campaign.label, language)}</Link>
      ),
    },
    { key: 'sentAt', cell: ({ sentAt }, context) => sentAt && cells.exactly(sentAt, context) },
    { key: 'openedAt', cell: ({ openedAt }, context) => openedAt && cells.exactly(openedAt, context) },
    { key: 'clickedAt', cell: ({ clickedAt }, context) => clickedAt && cells.exactly(clickedAt, context) },
  ],
  events: [],
  mainEvents: [],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/email-recipient/email-recipient.machine')).emailRecipientMachine,
});
