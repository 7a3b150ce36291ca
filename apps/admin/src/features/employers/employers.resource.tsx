import {
  employerDocumentTypes,
  employerStates,
  expiringEmployerDocuments,
} from '@diwan/api-contract/values/records/employer';
import { isFreeMail } from '@diwan/api-contract/values/text/free-mail';
import { Inline, Link, StatusChip } from '@diwan/ui';
import { DocumentStandings } from '#crud/documents/DocumentStandings.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

/** Where the reason of a state is kept. */
const reasonsOf: Readonly<Record<string, string>> = {
  changes_requested: 'employerReviewReasons',
  rejected: 'employerReviewReasons',
  suspended: 'employerSuspensionReasons',
  closed: 'employerClosingReasons',
};

const quotaText = (used: number, limit: number | null, { format, t }: CellContext) =>
  `${format.number(used)} / ${limit === null ? t('unlimited') : format.number(limit)}`;

export const employers = defineResource({
  key: 'employers',
  isPersonal: true,
  workflow: 'employer',
  label: (employer, language) => localizedLabel(employer.name, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '26%',
      cell: (employer, { language }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(employer.name, language), image: employer.logo },
          cells.twoLines(cells.localized(employer.name, language), cells.latin(employer.number)),
        ),
    },
    { key: 'industry', cell: ({ industry }, { language }) => industry && cells.localized(industry.label, language) },
    { key: 'city', cell: (employer, context) => cells.cities([employer.cityId], context) },
    { key: 'size', cell: ({ size }, { t }) => t(`choices.employerSize.${size}`) },
    {
      key: 'plan',
      cell: ({ subscription }, context) =>
        subscription
          ? cells.twoLines(
              cells.localized(subscription.plan.label, context.language),
              context.format.date(subscription.currentPeriodEnd),
            )
          : cells.text(null),
    },
    {
      key: 'planExpiry',
      isExtra: true,
      cell: ({ subscription }, context) => cells.moment(subscription?.currentPeriodEnd ?? null, context),
    },
    { key: 'openJobs', sort: 'openJobs', align: 'end', cell: ({ openJobs }, { format }) => format.number(openJobs) },
    {
      key: 'applicantsTotal',
      sort: 'applicantsTotal',
      align: 'end',
      cell: ({ applicantsTotal }, { format }) => format.number(applicantsTotal),
    },
    { key: 'hiresTotal', align: 'end', cell: ({ hiresTotal }, { format }) => format.number(hiresTotal) },
    {
      key: 'accountManager',
      cell: ({ accountManager }) => cells.colleague(accountManager),
    },
    {
      key: 'lastActivityAt',
      sort: 'lastActivityAt',
      cell: (employer, context) => cells.moment(employer.lastActivityAt, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: (employer, context) => cells.state('employer', employer.state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    industry: 'field',
    size: 'field',
    type: 'field',
    city: 'field',
    accountManager: { kind: 'reference', to: 'staff' },
    plan: { kind: 'reference', to: 'plans' },
    planExpiringWithinDays: { kind: 'figure', usual: [7, 14, 30] },
    crmUser: { kind: 'reference', to: 'crmUsers' },
    hasOpenJobs: { kind: 'flag' },
    docsExpiring: { kind: 'flag' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: employerStates,
  fields: contractFields.employers,
  sections: [
    { key: 'company', fields: ['name', 'legalName', 'logo', 'cover', 'industryId', 'type', 'size', 'about'] },
    {
      key: 'registration',
      fields: ['crNumber', 'unifiedNumber', 'crExpiresOn', 'licenseNumber', 'vatNumber', 'saudizationBand'],
    },
    { key: 'contact', fields: ['email', 'mobile', 'landline', 'website', 'contacts'] },
    { key: 'complaints', fields: ['blockedSeekerIds'] },
    { key: 'places', fields: ['cityId', 'district', 'address', 'branches'] },
  ],
  loadDraft: async () => {
    const { employerDraft, employerRules } = await import('@diwan/api-contract/resources/employer-draft');
    return { schema: employerDraft, rules: employerRules };
  },
  changeRequestOf: ({ state, stateReason, stateNote, stateFields }, context) =>
    state === 'changes_requested' && stateReason
      ? { reason: reasonLabel('employerReviewReasons', stateReason, context), note: stateNote, fields: stateFields }
      : null,
  computed: [
    {
      key: 'stateReason',
      cell: ({ state, stateReason }, context) =>
        stateReason && reasonLabel(reasonsOf[state] ?? '', stateReason, context),
    },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
    { key: 'accountManager', cell: ({ accountManager }) => accountManager && cells.colleague(accountManager) },
    { key: 'crmUser', cell: ({ crmUser }) => crmUser && cells.colleague(crmUser) },
    { key: 'openJobs', cell: ({ openJobs }, { format }) => format.number(openJobs) },
    { key: 'hiresTotal', cell: ({ hiresTotal }, { format }) => format.number(hiresTotal) },
    {
      key: 'subscription',
      cell: ({ subscription }, { language, t, format }) =>
        subscription && (
          <Inline gap="xs">
            <Link href={recordPath('planSubscriptions', subscription.id)}>
              {localizedLabel(subscription.plan.label, language)}
            </Link>
            {t('planUntil', { day: format.date(subscription.currentPeriodEnd) })}
          </Inline>
        ),
    },
    {
      key: 'jobQuota',
      cell: ({ jobQuotaUsed, jobQuotaLimit }, context) => quotaText(jobQuotaUsed, jobQuotaLimit, context),
    },
    {
      key: 'cvViewQuota',
      cell: ({ cvViewQuotaUsed, cvViewQuotaLimit }, context) => quotaText(cvViewQuotaUsed, cvViewQuotaLimit, context),
    },
    {
      key: 'freeMail',
      cell: ({ email }, { t }) =>
        isFreeMail(email) ? <StatusChip tone="attention">{t('freeMail')}</StatusChip> : null,
    },
    {
      key: 'emailRefusedAt',
      cell: ({ emailRefusedAt }, context) => emailRefusedAt && cells.moment(emailRefusedAt, context),
    },
    { key: 'documents', isLong: true, cell: ({ documents }) => <DocumentStandings documents={documents} /> },
  ],
  hasDocuments: true,
  documents: { types: employerDocumentTypes, expiring: expiringEmployerDocuments },
  related: [
    { key: 'jobPosts', resource: 'jobPosts', filter: 'employer' },
    { key: 'planSubscriptions', resource: 'planSubscriptions', filter: 'employer' },
    { key: 'talentLists', resource: 'talentLists', filter: 'employer' },
    { key: 'talentListEntries', resource: 'talentListEntries', filter: 'employer' },
    { key: 'invoices', resource: 'invoices', filter: 'employer' },
    { key: 'reviews', resource: 'reviews', filter: 'employer' },
    { key: 'conversations', resource: 'conversations', filter: 'employer' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/employer/employer.machine')).employerMachine,
  events: [
    'employer.verify',
    'employer.requestChanges',
    'employer.submit',
    'employer.reinstate',
    'employer.reopen',
    'employer.suspend',
    'employer.reject',
    'employer.close',
    'employer.assignManager',
    'employer.assignCrmUser',
    'employer.email',
    'employer.extendPlan',
    'employer.trustAddress',
  ],
  letters: ['employer.email'],
  bulkEvents: [
    'employer.verify',
    'employer.requestChanges',
    'employer.reject',
    'employer.suspend',
    'employer.reinstate',
    'employer.assignManager',
    'employer.assignCrmUser',
    'employer.email',
    'employer.extendPlan',
  ],
  mainEvents: ['employer.verify', 'employer.submit', 'employer.reinstate', 'employer.reopen'],
  review: { approve: 'employer.verify', sendBack: 'employer.requestChanges', reject: 'employer.reject' },
  eventFields: contractEvents.employers,
});
