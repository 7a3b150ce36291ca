import {
  expiringProviderDocuments,
  providerDocumentTypes,
  providerStates,
} from '@diwan/api-contract/values/records/provider';
import { DocumentStandings } from '#crud/documents/DocumentStandings.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { WorstStanding } from './Standings.tsx';

export const providers = defineResource({
  key: 'providers',
  isPersonal: true,
  workflow: 'provider',
  label: ({ tradeName }, language) => localizedLabel(tradeName, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '24%',
      cell: ({ tradeName, logo, number }, { language }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(tradeName, language), image: logo },
          cells.twoLines(cells.localized(tradeName, language), cells.latin(number)),
        ),
    },
    { key: 'type', cell: ({ type }, { t }) => t(`choices.providerType.${type}`) },
    {
      key: 'specialists',
      isExtra: true,
      cell: ({ specialistNames }, { language }) =>
        cells.text(
          specialistNames.map(({ label }) => localizedLabel(label, language)).join(language === 'ar' ? '، ' : ', '),
        ),
    },
    { key: 'city', cell: ({ cityId }, context) => cells.cities([cityId], context) },
    { key: 'mobile', isExtra: true, cell: ({ mobile }) => cells.latin(mobile) },
    {
      key: 'rating',
      align: 'end',
      cell: ({ ratingAverage, ratingCount }, context) => cells.rating(ratingAverage, ratingCount, context),
    },
    {
      key: 'productsCount',
      isExtra: true,
      align: 'end',
      cell: ({ productsCount }, { format }) => format.number(productsCount),
    },
    {
      key: 'ordersCount',
      sort: 'ordersCount',
      align: 'end',
      cell: ({ ordersCount }, { format }) => format.number(ordersCount),
    },
    {
      key: 'walletBalance',
      sort: 'walletBalance',
      align: 'end',
      cell: ({ walletBalance }, context) => cells.money(walletBalance, context),
    },
    { key: 'documents', cell: ({ documents }, { t }) => <WorstStanding documents={documents} t={t} /> },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('provider', state, context) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    type: 'field',
    city: 'field',
    specialist: { kind: 'reference', to: 'businessSpecialists' },
    docsExpiring: { kind: 'flag' },
    industry: 'field',
    isVatRegistered: 'field',
    isBankUnverified: { kind: 'flag' },
    isFeatured: { kind: 'flag' },
    accountManager: { kind: 'reference', to: 'staff' },
    crmUser: { kind: 'reference', to: 'crmUsers' },
    ratingMin: { kind: 'numberRange', to: 'ratingMax' },
    ratingMax: null,
    walletBalanceMin: { kind: 'moneyRange', to: 'walletBalanceMax' },
    walletBalanceMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: providerStates,
  fields: contractFields.providers,
  sections: [
    {
      key: 'business',
      fields: ['tradeName', 'legalName', 'logo', 'cover', 'type', 'specialists', 'industryId', 'bio'],
    },
    {
      key: 'registration',
      fields: ['ownerName', 'nationalId', 'crNumber', 'crExpiresOn', 'freelanceNumber', 'isVatRegistered', 'vatNumber'],
    },
    { key: 'contact', fields: ['email', 'mobile', 'website', 'social', 'writesIn'] },
    { key: 'places', fields: ['cityId', 'address', 'serviceAreas'] },
    { key: 'money', fields: ['iban', 'ibanHolderName', 'commissionBps'] },
  ],
  loadDraft: async () => {
    const { providerDraft, providerRules } = await import('@diwan/api-contract/resources/provider-draft');
    return { schema: providerDraft, rules: providerRules };
  },
  changeRequestOf: ({ state, stateReason, stateNote, stateFields }, { t }) =>
    state === 'changes_requested' && stateReason
      ? { reason: t(`choices.providerReason.${stateReason}`), note: stateNote, fields: stateFields }
      : null,
  computed: [
    { key: 'stateReason', cell: ({ stateReason }, { t }) => stateReason && t(`choices.providerReason.${stateReason}`) },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
    { key: 'suspendedUntil', cell: ({ suspendedUntil }, { format }) => suspendedUntil && format.date(suspendedUntil) },
    { key: 'walletBalance', cell: ({ walletBalance }, context) => cells.money(walletBalance, context) },
    { key: 'bankVerifiedAt', cell: ({ bankVerifiedAt }, context) => cells.moment(bankVerifiedAt, context) },
    { key: 'accountManager', cell: ({ accountManager }) => accountManager && cells.colleague(accountManager) },
    { key: 'crmUser', cell: ({ crmUser }) => crmUser && cells.colleague(crmUser) },
    {
      key: 'rating',
      cell: ({ ratingAverage: average, ratingCount }, context) =>
        average && cells.rating(average, ratingCount, context),
    },
    { key: 'ordersCount', cell: ({ ordersCount }, { format }) => format.number(ordersCount) },
    { key: 'productsCount', cell: ({ productsCount }, { format }) => format.number(productsCount) },
    { key: 'cancelRate', cell: ({ cancelRate }, { format }) => format.percent(cancelRate / 100) },
    { key: 'featuredUntil', cell: ({ featuredUntil }, { format }) => featuredUntil && format.date(featuredUntil) },
    { key: 'lastLoginAt', cell: ({ lastLoginAt }, context) => cells.moment(lastLoginAt, context) },
    {
      key: 'emailRefusedAt',
      cell: ({ emailRefusedAt }, context) => emailRefusedAt && cells.moment(emailRefusedAt, context),
    },
    { key: 'documents', isLong: true, cell: ({ documents }) => <DocumentStandings documents={documents} /> },
  ],
  hasDocuments: true,
  documents: { types: providerDocumentTypes, expiring: expiringProviderDocuments },
  related: [
    { key: 'products', resource: 'products', filter: 'provider' },
    { key: 'reviews', resource: 'reviews', filter: 'provider' },
    { key: 'orders', resource: 'orders', filter: 'provider' },
    { key: 'walletTransactions', resource: 'walletTransactions', filter: 'provider' },
    { key: 'withdrawals', resource: 'withdrawals', filter: 'provider' },
    { key: 'walletAdjustments', resource: 'walletAdjustments', filter: 'provider' },
    { key: 'invoices', resource: 'invoices', filter: 'provider' },
    { key: 'conversations', resource: 'conversations', filter: 'provider' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/provider/provider.machine')).providerMachine,
  events: [
    'provider.approve',
    'provider.requestChanges',
    'provider.submit',
    'provider.reinstate',
    'provider.reopen',
    'provider.verifyBank',
    'provider.requestDocument',
    'provider.feature',
    'provider.unfeature',
    'provider.suspend',
    'provider.reject',
    'provider.close',
    'provider.assignManager',
    'provider.assignCrmUser',
    'provider.email',
    'provider.trustAddress',
  ],
  bulkEvents: [
    'provider.approve',
    'provider.requestDocument',
    'provider.assignManager',
    'provider.assignCrmUser',
    'provider.feature',
    'provider.unfeature',
    'provider.suspend',
    'provider.email',
  ],
  mainEvents: ['provider.approve', 'provider.submit', 'provider.reinstate', 'provider.reopen'],
  review: { approve: 'provider.approve', sendBack: 'provider.requestChanges', reject: 'provider.reject' },
  eventFields: contractEvents.providers,
});
