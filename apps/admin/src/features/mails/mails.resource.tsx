import { mailStates } from '@diwan/api-contract/values/records/mail';
import { Link, Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { MailFailure } from './MailFailure.tsx';

const MailPreview = lazyNow([], () => import('./MailPreview.tsx'));

export const mails = defineResource({
  key: 'mails',
  isPersonal: true,
  workflow: 'mail',
  label: ({ recipient, number }, language) => (recipient ? localizedLabel(recipient.label, language) : number),
  columns: [
    {
      key: 'mail',
      width: '22%',
      cell: ({ template, number }, { t }) => cells.twoLines(t(`choices.mailTemplate.${template}`), cells.latin(number)),
    },
    {
      key: 'recipient',
      cell: ({ recipient, email }, { language }) =>
        recipient ? cells.twoLines(cells.localized(recipient.label, language), cells.latin(email)) : cells.text(null),
    },
    { key: 'about', cell: ({ about }, { language }) => cells.localized(about && about.label, language) },
    { key: 'sendAt', sort: 'sendAt', cell: ({ sendAt }, context) => cells.moment(sendAt, context) },
    { key: 'tries', align: 'end', cell: ({ tries }, { format }) => format.number(tries) },
    { key: 'failure', cell: ({ failure }, { t }) => <MailFailure failure={failure} t={t} /> },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('mail', state, context) },
  ],
  filters: { state: null, template: 'field', isOverdue: { kind: 'flag' } },
  states: mailStates,
  fields: contractFields.mails,
  sections: [{ key: 'delivery', fields: ['template', 'email', 'sendAt'] }],
  events: ['mail.retry', 'mail.cancel', 'mail.confirm', 'mail.resend'],
  mainEvents: ['mail.retry'],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/mail/mail.machine')).mailMachine,
  computed: [
    {
      key: 'recipient',
      cell: ({ recipient }, { language }) =>
        recipient?.resource === 'staff' ? (
          localizedLabel(recipient.label, language)
        ) : recipient ? (
          <Link href={recordPath(recipient.resource, recipient.id)}>{localizedLabel(recipient.label, language)}</Link>
        ) : (
          cells.text(null)
        ),
    },
    {
      key: 'about',
      cell: ({ about }, { language }) =>
        about ? (
          <Link href={recordPath(about.resource, about.id)}>{localizedLabel(about.label, language)}</Link>
        ) : (
          cells.text(null)
        ),
    },
    { key: 'tries', cell: ({ tries }, { format }) => format.number(tries) },
    { key: 'failure', isLong: true, cell: ({ failure }, { t }) => <MailFailure failure={failure} t={t} /> },
    {
      key: 'preview',
      isLong: true,
      cell: ({ id, version }) => (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <MailPreview key={version} id={id} />
        </Suspense>
      ),
    },
  ],
});
