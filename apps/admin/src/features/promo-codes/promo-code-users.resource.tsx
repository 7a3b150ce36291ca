import {
  promoChannels,
  promoRefTypes,
  promoScopes,
  promoTypes,
  redemptionStates,
} from '@diwan/api-contract/values/records/promo';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import * as styles from './PromoCodes.css.ts';

const resourceOf = { seeker: 'seekers', employer: 'employers', provider: 'providers' } as const;

export const promoCodeUsers = defineResource({
  key: 'promoCodeUsers',
  isPersonal: true,
  workflow: 'promoCodeUser',
  label: ({ code, refNumber }) => `${code.label.ar} · ${refNumber}`,
  columns: [
    {
      key: 'code',
      staysBeside: true,
      cell: ({ code }) => <bdi className={styles.code}>{code.label.ar}</bdi>,
    },
    {
      key: 'user',
      width: '22%',
      cell: ({ user, userType }, { language, t }) =>
        cells.twoLines(cells.localized(user.label, language), t(`choices.promoUserType.${userType}`)),
    },
    {
      key: 'ref',
      cell: ({ refType, refNumber }, { t }) =>
        cells.twoLines(cells.latin(refNumber), t(`choices.promoRefType.${refType}`)),
    },
    {
      key: 'amountBefore',
      align: 'end',
      isExtra: true,
      cell: ({ amountBefore }, context) => cells.money(amountBefore, context),
    },
    {
      key: 'discount',
      sort: 'discount',
      align: 'end',
      staysBeside: true,
      cell: ({ discount, freeDays }, context) =>
        freeDays > 0
          ? context.t('freeDays', { count: freeDays, number: context.format.number(freeDays) })
          : cells.money(discount, context),
    },
    { key: 'channel', isExtra: true, cell: ({ channel }, { t }) => t(`choices.promoChannel.${channel}`) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    { key: 'redeemedAt', isExtra: true, cell: ({ redeemedAt }, context) => cells.moment(redeemedAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('promoCodeUser', state, context) },
  ],
  filters: {
    state: null,
    code: { kind: 'reference', to: 'promoCodes' },
    seeker: { kind: 'reference', to: 'seekers' },
    employer: { kind: 'reference', to: 'employers' },
    provider: { kind: 'reference', to: 'providers' },
    refType: { kind: 'choices', values: promoRefTypes, labels: 'promoRefType' },
    channel: { kind: 'choices', values: promoChannels, labels: 'promoChannel' },
    type: { kind: 'choices', values: promoTypes, labels: 'promoType' },
    scope: { kind: 'choices', values: promoScopes, labels: 'promoScope' },
    partner: { kind: 'text' },
    batch: { kind: 'reference', to: 'promoBatches' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
    isNearlyExhausted: { kind: 'flag' },
  },
  states: redemptionStates,
  fields: contractFields.promoCodeUsers,
  sections: [{ key: 'use', fields: ['refType', 'refNumber', 'amountBefore', 'discount', 'freeDays', 'channel'] }],
  computed: [
    {
      key: 'code',
      cell: ({ code }) => <Link href={recordPath('promoCodes', code.id)}>{code.label.ar}</Link>,
    },
    {
      key: 'user',
      cell: ({ user, userType }, { language }) => (
        <Link href={recordPath(resourceOf[userType], user.id)}>{localizedLabel(user.label, language)}</Link>
      ),
    },
    {
      key: 'reservedUntil',
      cell: ({ reservedUntil, state }, context) => state === 'reserved' && cells.moment(reservedUntil, context),
    },
    { key: 'redeemedAt', cell: ({ redeemedAt }, context) => redeemedAt && cells.moment(redeemedAt, context) },
    { key: 'network', cell: ({ network }) => network && cells.latin(network) },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/promo-code-user/promo-code-user.machine')).promoCodeUserMachine,
  events: [],
  mainEvents: [],
});
