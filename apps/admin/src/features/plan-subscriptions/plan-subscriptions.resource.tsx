import { subscriptionDocumentTypes, subscriptionStates } from '@diwan/api-contract/values/records/plan-subscription';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { Payments } from './Payments.tsx';
import { Period } from './Period.tsx';
import { MostUsed, Usage } from './Usage.tsx';

const reasonKey = (reason: string, state: string) =>
  state === 'cancelled' || state === 'expired' ? `cancelReason.${reason}` : `grantReason.${reason}`;

const hasEnded = (state: string) => state === 'cancelled' || state === 'expired';

export const planSubscriptions = defineResource({
  key: 'planSubscriptions',
  isPersonal: true,
  workflow: 'planSubscription',
  label: ({ number }) => number,
  columns: [
    { key: 'number', staysBeside: true, cell: ({ number }) => cells.latin(number) },
    {
      key: 'subscriber',
      width: '18%',
      staysBeside: true,
      cell: ({ subscriber, subscriberType }, { language, t }) =>
        cells.faced(
          {
            of: subscriberType === 'seeker' ? 'person' : 'company',
            name: localizedLabel(subscriber.label, language),
            image: subscriber.image,
          },
          cells.twoLines(cells.localized(subscriber.label, language), t(`choices.planAudience.${subscriberType}`)),
        ),
    },
    {
      key: 'plan',
      cell: ({ plan, planVersion }, { language, t, format }) =>
        cells.twoLines(cells.localized(plan.label, language), t('version', { number: format.number(planVersion) })),
    },
    {
      key: 'price',
      sort: 'priceSnapshot',
      align: 'end',
      cell: ({ priceSnapshot }, context) => cells.money(priceSnapshot, context),
    },
    { key: 'period', sort: 'currentPeriodEnd', cell: (row, context) => <Period {...row} context={context} /> },
    {
      key: 'usage',
      cell: ({ mostUsed }, context) => <MostUsed mostUsed={mostUsed} context={context} />,
    },
    { key: 'autoRenew', cell: ({ autoRenew }, { t }) => t(autoRenew ? 'renews' : 'ends') },
    {
      key: 'nextInvoice',
      cell: ({ autoRenew, state, currentPeriodEnd }, context) =>
        autoRenew && (state === 'active' || state === 'past_due' || state === 'trialing')
          ? cells.moment(currentPeriodEnd, context)
          : cells.text(null),
    },
    {
      key: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('planSubscription', state, context) },
  ],
  filters: {
    state: null,
    plan: { kind: 'reference', to: 'plans' },
    audience: { kind: 'choices', values: ['employer', 'provider', 'seeker'], labels: 'planAudience' },
    employer: 'field',
    provider: 'field',
    seeker: 'field',
    expiringWithinDays: { kind: 'figure', usual: [7, 14, 30] },
    isPastDue: { kind: 'flag' },
    isManual: { kind: 'flag' },
    hasPromo: { kind: 'flag' },
    isNearlyUsed: { kind: 'flag' },
  },
  states: subscriptionStates,
  fields: contractFields.planSubscriptions,
  sections: [
    { key: 'subscription', fields: ['subscriberType', 'employerId', 'providerId', 'seekerId', 'planId'] },
    { key: 'payment', fields: ['paymentMethod', 'autoRenew'] },
  ],
  blank: () => ({
    subscriberType: 'employer' as const,
    employerId: null,
    providerId: null,
    seekerId: null,
    planId: null,
    autoRenew: true,
    paymentMethod: 'bank_transfer' as const,
  }),
  loadDraft: async () => {
    const { planSubscriptions: contract } = await import('@diwan/api-contract/resources/plan-subscriptions');
    return { schema: contract.draft, rules: contract.rules };
  },
  computed: [
    {
      key: 'planVersion',
      cell: ({ planVersion, planTermsVersion }, { t, format }) =>
        planVersion === planTermsVersion
          ? format.number(planVersion)
          : `${format.number(planVersion)} · ${t('laterVersion', { number: format.number(planTermsVersion) })}`,
    },
    {
      key: 'nextPlan',
      cell: ({ nextPlan }, { t, language }) =>
        nextPlan && t('becomes', { plan: localizedLabel(nextPlan.label, language) }),
    },
    { key: 'price', cell: ({ priceSnapshot }, context) => cells.money(priceSnapshot, context) },
    // Nothing more is to be paid of what has ended.
    {
      key: 'amountDue',
      cell: ({ amountDue, state }, context) => !hasEnded(state) && cells.money(amountDue, context),
    },
    {
      key: 'credit',
      cell: ({ amountDue, state }, context) => hasEnded(state) && amountDue < 0 && cells.money(-amountDue, context),
    },
    { key: 'promoCode', cell: ({ promoCode }) => promoCode && cells.latin(promoCode) },
    { key: 'startAt', cell: ({ startAt }, context) => startAt && cells.moment(startAt, context) },
    { key: 'period', cell: (record, context) => record.currentPeriodEnd && <Period {...record} context={context} /> },
    { key: 'trialEnd', cell: ({ trialEnd }, { format }) => trialEnd && format.dateTime(trialEnd) },
    { key: 'retryAt', cell: ({ retryAt }, { format }) => retryAt && format.dateTime(retryAt) },
    { key: 'graceUntil', cell: ({ graceUntil }, { format }) => graceUntil && format.dateTime(graceUntil) },
    { key: 'endedAt', cell: ({ endedAt }, { format }) => endedAt && format.dateTime(endedAt) },
    {
      key: 'stateReason',
      cell: ({ stateReason, state }, { t }) => stateReason && t(`choices.${reasonKey(stateReason, state)}`),
    },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
    { key: 'grantedBy', cell: ({ grantedBy }) => grantedBy && cells.text(grantedBy.name) },
    { key: 'cancelledBy', cell: ({ cancelledBy }) => cancelledBy && cells.text(cancelledBy.name) },
    { key: 'remindedAt', cell: ({ remindedAt }, context) => remindedAt && cells.moment(remindedAt, context) },
    {
      key: 'usage',
      isLong: true,
      cell: ({ usage }, context) => usage.length > 0 && <Usage usage={usage} context={context} />,
    },
    {
      key: 'payments',
      isLong: true,
      cell: ({ payments, payouts }, context) =>
        payments.length + payouts.length > 0 && <Payments payments={payments} payouts={payouts} context={context} />,
    },
  ],
  related: [{ key: 'invoices', resource: 'invoices', filter: 'subscription' }],
  hasDocuments: true,
  documents: { types: subscriptionDocumentTypes, expiring: [] },
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/plan-subscription/plan-subscription.machine')).planSubscriptionMachine,
  events: [
    'planSubscription.activate',
    'planSubscription.recordPayment',
    'planSubscription.resume',
    'planSubscription.changePlan',
    'planSubscription.extend',
    'planSubscription.adjustQuota',
    'planSubscription.payOut',
    'planSubscription.remind',
    'planSubscription.suspend',
    'planSubscription.cancel',
  ],
  bulkEvents: ['planSubscription.extend', 'planSubscription.remind', 'planSubscription.cancel'],
  mainEvents: [
    'planSubscription.activate',
    'planSubscription.recordPayment',
    'planSubscription.resume',
    'planSubscription.payOut',
  ],
  eventFields: contractEvents.planSubscriptions,
  eventDefaults: { 'planSubscription.cancel': { when: 'period_end' }, 'planSubscription.activate': { kind: 'period' } },
  previews: {
    'planSubscription.changePlan': lazyNow([], () => import('./ProrationPreview.tsx')),
    'planSubscription.cancel': lazyNow([], () => import('./CancellationPreview.tsx')),
    'planSubscription.payOut': lazyNow([], () => import('./PayoutPreview.tsx')),
  },
});
