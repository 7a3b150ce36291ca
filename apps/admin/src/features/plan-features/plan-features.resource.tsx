import { planFeatureStates } from '@diwan/api-contract/values/records/plan';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const planFeatures = defineResource({
  key: 'planFeatures',
  workflow: 'planFeature',
  label: ({ name }, language) => localizedLabel(name, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '26%',
      cell: ({ name, key }, { language }) => cells.twoLines(cells.localized(name, language), cells.latin(key)),
    },
    { key: 'key', sort: 'key', isExtra: true, cell: ({ key }) => cells.latin(key) },
    { key: 'group', cell: ({ group }, { t }) => t(`choices.featureGroup.${group}`) },
    { key: 'kind', cell: ({ kind }, { t }) => t(`choices.featureKind.${kind}`) },
    { key: 'unit', cell: ({ unit }, { t }) => (unit ? t(`choices.featureUnit.${unit}`) : cells.text(null)) },
    {
      key: 'resets',
      cell: ({ kind, resets }, { t }) => (kind === 'quota' ? t(`choices.featureResets.${resets}`) : cells.text(null)),
    },
    {
      key: 'defaultValue',
      isExtra: true,
      align: 'end',
      cell: ({ kind, defaultValue }, { format, t }) => {
        if (kind !== 'quota' && kind !== 'duration') return cells.text(null);
        return defaultValue === null ? t('unlimited') : format.number(defaultValue);
      },
    },
    { key: 'plans', align: 'end', cell: ({ plansCount }, { format }) => format.number(plansCount) },
    {
      key: 'sortOrder',
      sort: 'sortOrder',
      align: 'end',
      isExtra: true,
      cell: ({ sortOrder }, { format }) => format.number(sortOrder),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('planFeature', state, context) },
    {
      key: 'updatedAt',
      sort: 'updatedAt',
      isExtra: true,
      cell: ({ updatedAt }, context) => cells.moment(updatedAt, context),
    },
  ],
  filters: { state: null, group: 'field', kind: 'field', isUsed: { kind: 'flag' } },
  states: planFeatureStates,
  fields: contractFields.planFeatures,
  sections: [
    { key: 'feature', fields: ['name', 'key', 'hint', 'group', 'icon', 'sortOrder'] },
    { key: 'value', fields: ['kind', 'unit', 'resets', 'defaultValue'] },
  ],
  blank: () => ({
    name: { ar: '', en: '' },
    key: '',
    hint: null,
    group: 'recruiting' as const,
    icon: null,
    kind: 'quota' as const,
    unit: 'jobs' as const,
    resets: 'never' as const,
    defaultValue: null,
    sortOrder: 100,
  }),
  unique: ['key'],
  loadDraft: async () => {
    const { planFeatureDraft, planFeatureRules } = await import('@diwan/api-contract/resources/plan-features');
    return { schema: planFeatureDraft, rules: planFeatureRules };
  },
  computed: [{ key: 'plansCount', cell: ({ plansCount }, { format }) => format.number(plansCount) }],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/plan-feature/plan-feature.machine')).planFeatureMachine,
  events: ['planFeature.reactivate', 'planFeature.retire'],
  mainEvents: ['planFeature.reactivate'],
});
