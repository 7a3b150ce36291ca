import type { sliderMachine } from '@diwan/machines/workflows/slider/slider.machine';
import type { SliderInput } from '@diwan/machines/workflows/slider/slider.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { orderAt } from './order.ts';
import { slidersTable as table } from './table.ts';

type Slider = Row<typeof table>;

/** What the workflow's rules look at, for several sliders at once. */
export const sliderInput = computed(table, ['hasPictures', 'startsAt', 'endsAt'], (rows, { now }): SliderInput[] =>
  rows.map(({ hasPictures, startsAt, endsAt }) => ({ now, hasPictures, startsAt, endsAt })),
);

/** What the workflow of a slider names, carried out. */
export const sliderEffects: EffectHandlers<typeof table, typeof sliderMachine> = {
  storePlace: async ({ id, placement }: Slider, { before }: { before: string | null }, { tx }: Writer) => ({
    order: await orderAt(tx, { id, placement, before }),
  }),
};
