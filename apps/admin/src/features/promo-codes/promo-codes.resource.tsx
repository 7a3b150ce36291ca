import { promoAudiences, promoCodeStates, promoScopes } from '@diwan/api-contract/values/records/promo';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { CopyCode } from './copy/CopyCode.tsx';
import { fetchBatchesOfCodes } from './fetch-codes.ts';
import * as styles from './PromoCodes.css.ts';
import { periodCell } from './promo-columns.tsx';
import { benefitText } from './terms/benefit.ts';
import { blankTerms, termsSections } from './terms/terms-form.ts';

export const promoCodes = defineResource({
  key: 'promoCodes',
  workflow: 'promoCode',
  label: ({ code }) => code,
  columns: [
    {
      key: 'code',
      sort: 'code',
      cell: ({ code }) => <bdi className={styles.code}>{code}</bdi>,
      beside: ({ code }) => <CopyCode code={code} />,
    },
    {
      key: 'name',
      width: '18%',
      cell: ({ name, partnerName }, { language }) =>
        partnerName ? cells.twoLines(cells.localized(name, language), partnerName) : cells.localized(name, language),
    },
    { key: 'type', isExtra: true, cell: ({ type }, { t }) => t(`choices.promoType.${type}`) },
    { key: 'value', cell: (row, context) => benefitText(row, context) },
    {
      key: 'scope',
      cell: ({ appliesTo, audience }, { t }) =>
        cells.twoLines(
          t(`choices.promoScope.${appliesTo}`),
          audience === 'all' ? null : t(`choices.promoAudience.${audience}`),
        ),
    },
    { key: 'window', sort: 'startsAt', cell: periodCell },
    {
      key: 'used',
      sort: 'redeemedCount',
      align: 'end',
      cell: ({ redeemedCount, reservedCount }, { format, t }) =>
        reservedCount > 0
          ? cells.twoLines(format.number(redeemedCount), t('held', { number: format.number(reservedCount) }))
          : format.number(redeemedCount),
    },
    {
      key: 'max',
      align: 'end',
      cell: ({ maxRedemptions }, { format, t }) =>
        maxRedemptions === null ? t('unlimited') : format.number(maxRedemptions),
    },
    {
      key: 'discountGiven',
      sort: 'discountGiven',
      align: 'end',
      cell: ({ discountGiven }, context) => cells.money(discountGiven, context),
    },
    { key: 'partner', isExtra: true, cell: ({ partnerName }) => cells.text(partnerName) },
    {
      key: 'batch',
      isExtra: true,
      cell: ({ batch }, { language }) => cells.localized(batch?.label ?? null, language),
    },
    {
      key: 'createdAt',
      isExtra: true,
      sort: 'createdAt',
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('promoCode', state, context) },
  ],
  filters: {
    state: null,
    type: 'field',
    appliesTo: { kind: 'choices', values: promoScopes, labels: 'promoScope' },
    audience: { kind: 'choices', values: promoAudiences, labels: 'promoAudience' },
    partnerName: { kind: 'text' },
    batch: { kind: 'reference', to: 'promoBatches' },
    startsFrom: { kind: 'dayRange', to: 'startsTo' },
    startsTo: null,
    isNearlyExhausted: { kind: 'flag' },
  },
  states: promoCodeStates,
  fields: contractFields.promoCodes,
  sections: [{ key: 'code', fields: ['code'] }, ...termsSections],
  blank: () => ({ code: '', ...blankTerms() }),
  unique: ['code'],
  loadDraft: async () => {
    const { promoCodes: contract } = await import('@diwan/api-contract/resources/promo-codes');
    return { schema: contract.draft, rules: contract.rules };
  },
  computed: [
    { key: 'redeemedCount', cell: ({ redeemedCount }, { format }) => format.number(redeemedCount) },
    { key: 'reservedCount', cell: ({ reservedCount }, { format }) => format.number(reservedCount) },
    { key: 'discountGiven', cell: ({ discountGiven }, context) => cells.money(discountGiven, context) },
    {
      key: 'batch',
      cell: ({ batch }, { language }) =>
        batch && <Link href={recordPath('promoBatches', batch.id)}>{localizedLabel(batch.label, language)}</Link>,
    },
  ],
  related: [{ key: 'promoCodeUsers', resource: 'promoCodeUsers', filter: 'code' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/promo-code/promo-code.machine')).promoCodeMachine,
  events: ['promoCode.pause', 'promoCode.resume', 'promoCode.extend', 'promoCode.disable'],
  bulkEvents: ['promoCode.pause', 'promoCode.disable', 'promoCode.resume'],
  bulkDownload: { key: 'exportBatch', variants: ['xlsx', 'csv'], pack: fetchBatchesOfCodes },
  mainEvents: ['promoCode.resume'],
  eventFields: contractEvents.promoCodes,
});
