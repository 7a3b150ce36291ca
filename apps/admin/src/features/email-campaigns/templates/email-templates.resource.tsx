import { templateRecipients, templateStates } from '@diwan/api-contract/values/records/mail-words';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const emailTemplates = defineResource({
  key: 'emailTemplates',
  workflow: 'emailTemplate',
  label: ({ name }, language) => localizedLabel(name, language),
  columns: [
    { key: 'name', sort: 'name', width: '28%', cell: ({ name }, { language }) => cells.localized(name, language) },
    {
      key: 'cause',
      width: '24%',
      cell: ({ cause }, { language, t }) => (cause ? cells.localized(cause.label, language) : t('causes.none')),
    },
    { key: 'recipient', cell: ({ recipient }, { t }) => t(`choices.templateRecipient.${recipient}`) },
    { key: 'isChanged', cell: ({ isChanged }, { t }) => t(isChanged ? 'words.changed' : 'words.original') },
    {
      key: 'lastTest',
      sort: 'lastTestAt',
      cell: ({ lastTestAt }, context) => cells.moment(lastTestAt, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('emailTemplate', state, context) },
    { key: 'updatedAt', sort: 'updatedAt', cell: ({ updatedAt }, context) => cells.moment(updatedAt, context) },
  ],
  filters: {
    state: null,
    recipient: { kind: 'choices', values: templateRecipients, labels: 'templateRecipient' },
    isChanged: { kind: 'flag' },
  },
  states: templateStates,
  fields: contractFields.emailTemplates,
  sections: [{ key: 'words', fields: ['subject', 'preheader', 'body'] }],
  loadDraft: async () => {
    const { emailTemplateDraft } = await import('@diwan/api-contract/resources/email-template-draft');
    return { schema: emailTemplateDraft };
  },
  computed: [
    {
      key: 'cause',
      cell: ({ cause }, { language, t }) => (cause ? cells.localized(cause.label, language) : t('causes.none')),
    },
    { key: 'recipient', cell: ({ recipient }, { t }) => t(`choices.templateRecipient.${recipient}`) },
    {
      key: 'variables',
      isLong: true,
      cell: ({ variables }, { t }) => (
        <ul>
          {variables.map((name) => (
            <li key={name}>
              <bdi>{`{{${name}}}`}</bdi> {t(`choices.mailVariable.${name}`)}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'weight', cell: ({ weight }, { t }) => t(`choices.templateWeight.${weight}`) },
    { key: 'isChanged', cell: ({ isChanged }, { t }) => t(isChanged ? 'words.changed' : 'words.original') },
    { key: 'lastTestAt', cell: ({ lastTestAt }, context) => lastTestAt && cells.exactly(lastTestAt, context) },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/email-template/email-template.machine')).emailTemplateMachine,
  events: ['emailTemplate.sendTest', 'emailTemplate.enable', 'emailTemplate.revert', 'emailTemplate.disable'],
  mainEvents: ['emailTemplate.sendTest', 'emailTemplate.enable'],
  eventFields: contractEvents.emailTemplates,
  Preview: lazyNow([], () => inBothLanguages('emailTemplates', () => import('./TemplatePreview.tsx'))),
});
