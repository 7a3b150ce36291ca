import type { promoCodeMachine } from '@diwan/machines/workflows/promo-code/promo-code.machine';
import type { PromoCodeInput, PromoExtension } from '@diwan/machines/workflows/promo-code/promo-code.workflow';
import { computed, type EffectHandlers, type Row } from '#crud/definition.ts';
import { promoCodesTable as table } from './table.ts';

type Code = Row<typeof table>;

/** What the workflow's rules look at. */
export const promoCodeInput = computed(
  table,
  ['startsAt', 'endsAt', 'maxRedemptions', 'redeemedCount'],
  (rows, { now }): PromoCodeInput[] =>
    rows.map(({ startsAt, endsAt, maxRedemptions, redeemedCount }) => ({
      now,
      startsAt,
      endsAt,
      maxRedemptions,
      redeemedCount,
    })),
);

/** What the workflow of a code names, carried out. */
export const promoCodeEffects: EffectHandlers<typeof table, typeof promoCodeMachine> = {
  storeExtension: ({ endsAt, maxRedemptions }: Code, asked: PromoExtension) => ({
    endsAt: asked.endsAt ?? endsAt,
    maxRedemptions: asked.maxRedemptions ?? maxRedemptions,
  }),
};
