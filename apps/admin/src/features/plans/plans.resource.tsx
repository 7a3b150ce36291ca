import { planStates } from '@diwan/api-contract/values/records/plan';
import { Inline, StatusChip } from '@diwan/ui';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { custom } from '#crud/resource/field.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { MatrixValue } from './MatrixValue.tsx';

export const plans = defineResource({
  key: 'plans',
  workflow: 'plan',
  label: ({ name }, language) => localizedLabel(name, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '24%',
      cell: ({ name, code, badge, isHighlighted }, { language, t }) =>
        cells.twoLines(
          <Inline as="span" gap="xs">
            {cells.localized(name, language)}
            {isHighlighted ? <StatusChip tone="positive">{t('fields.isHighlighted')}</StatusChip> : null}
            {badge ? <StatusChip tone="info">{localizedLabel(badge, language)}</StatusChip> : null}
          </Inline>,
          cells.latin(code),
        ),
    },
    { key: 'code', sort: 'code', isExtra: true, cell: ({ code }) => cells.latin(code) },
    { key: 'audience', cell: ({ audience }, { t }) => t(`choices.planAudience.${audience}`) },
    {
      key: 'price',
      sort: 'price',
      align: 'end',
      cell: ({ price, isVatIncluded }, context) => {
        if (price === null) return context.t('undecided');
        if (price === 0) return context.t('free');
        return cells.twoLines(cells.money(price, context), context.t(isVatIncluded ? 'vatIncluded' : 'vatExcluded'));
      },
    },
    {
      key: 'interval',
      cell: ({ interval, intervalCount }, { t, format }) =>
        intervalCount === 1
          ? t(`choices.planInterval.${interval}`)
          : `${format.number(intervalCount)} × ${t(`choices.planInterval.${interval}`)}`,
    },
    { key: 'features', align: 'end', cell: ({ featuresCount }, { format }) => format.number(featuresCount) },
    { key: 'subscribers', align: 'end', cell: ({ subscribersCount }, { format }) => format.number(subscribersCount) },
    {
      key: 'monthlyRevenue',
      align: 'end',
      cell: ({ monthlyRevenue }, context) => cells.money(monthlyRevenue, context),
    },
    {
      key: 'termsVersion',
      isExtra: true,
      align: 'end',
      cell: ({ termsVersion }, { format }) => format.number(termsVersion),
    },
    {
      key: 'sortOrder',
      sort: 'sortOrder',
      isExtra: true,
      align: 'end',
      cell: ({ sortOrder }, { format }) => format.number(sortOrder),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('plan', state, context) },
    { key: 'updatedAt', sort: 'updatedAt', cell: ({ updatedAt }, context) => cells.moment(updatedAt, context) },
  ],
  filters: {
    state: null,
    audience: 'field',
    interval: 'field',
    feature: { kind: 'reference', to: 'planFeatures' },
    isHighlighted: { kind: 'flag' },
    priceMin: { kind: 'moneyRange', to: 'priceMax' },
    priceMax: null,
  },
  states: planStates,
  fields: {
    ...contractFields.plans,
    features: custom({
      loadInput: () => import('./FeatureMatrix.tsx'),
      cell: (features) => <MatrixValue features={features} />,
    }),
  },
  sections: [
    { key: 'plan', fields: ['name', 'code', 'audience', 'description', 'badge', 'isHighlighted'] },
    {
      key: 'price',
      fields: ['price', 'isVatIncluded', 'interval', 'intervalCount', 'setupFee', 'trialDays', 'graceDays'],
    },
    { key: 'features', fields: ['features'] },
    { key: 'sale', fields: ['availableFrom', 'availableTo', 'maxSubscribers', 'upgradeTo', 'sortOrder'] },
  ],
  blank: () => ({
    name: { ar: '', en: '' },
    code: '',
    description: null,
    audience: 'employer' as const,
    price: null,
    isVatIncluded: false,
    interval: 'month' as const,
    intervalCount: 1,
    trialDays: 0,
    graceDays: 7,
    setupFee: null,
    features: [],
    sortOrder: 100,
    isHighlighted: false,
    badge: null,
    maxSubscribers: null,
    availableFrom: null,
    availableTo: null,
    upgradeTo: [],
  }),
  unique: ['code'],
  loadDraft: async () => {
    const { planDraft, planRules } = await import('@diwan/api-contract/resources/plan-draft');
    return { schema: planDraft, rules: planRules };
  },
  EditNotice: lazyNow([], () => import('./NewVersionNotice.tsx')),
  computed: [
    { key: 'subscribersCount', cell: ({ subscribersCount }, { format }) => format.number(subscribersCount) },
    { key: 'monthlyRevenue', cell: ({ monthlyRevenue }, context) => cells.money(monthlyRevenue, context) },
    { key: 'termsVersion', cell: ({ termsVersion }, { format }) => format.number(termsVersion) },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => publishedAt && cells.moment(publishedAt, context) },
  ],
  related: [{ key: 'planSubscriptions', resource: 'planSubscriptions', filter: 'plan' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/plan/plan.machine')).planMachine,
  events: ['plan.publish', 'plan.returnToSale', 'plan.hide', 'plan.retire'],
  mainEvents: ['plan.publish', 'plan.returnToSale'],
});
