import type { SliderDraft } from '@diwan/api-contract/resources/slider-draft';
import { sliders } from '@diwan/api-contract/resources/sliders';
import type { SliderState } from '@diwan/api-contract/values/site/slider';
import { sliderWorkflow } from '@diwan/machines/workflows/slider/slider.workflow';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { fromDay, overlaps, toDay } from '#crud/lists/clauses.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { sliderEffects, sliderInput } from './effects.ts';
import { sliderNotices } from './notices.ts';
import { orderAt } from './order.ts';
import { sliderSearchKey } from './search-key.ts';
import { slidersTable as table } from './table.ts';
import { picturedTargets, target } from './targets.ts';

const always = () => true;
const shown: ReadonlySet<SliderState> = new Set(['scheduled', 'live']);

/** What is shown, or about to be, keeps its pictures. */
function expectPictures({ imageDesktop, imageMobile }: SliderDraft, state: SliderState): void {
  if (!shown.has(state)) return;
  const errors = [
    ...(imageDesktop.ar === null ? [{ path: 'imageDesktop.ar', code: 'required' }] : []),
    ...(imageMobile.ar === null ? [{ path: 'imageMobile.ar', code: 'required' }] : []),
  ];
  if (errors.length > 0) throw problemOf('invalid', { errors });
}

export const slidersResource = defineResource({
  contract: sliders,
  table,
  filters: {
    platform: overlaps(table.platforms),
    isImageMissing: (isWanted) => eq(table.hasPictures, !isWanted),
    startsFrom: fromDay(table.startsAt),
    startsTo: toDay(table.startsAt),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    order: table.order,
    startsAt: table.startsAt,
    impressions: table.impressions,
    clicks: table.clicks,
  },
  label: ({ title }) => title,
  option: { orderBy: table.titleAr },
  computed: {
    image: computed(table, ['imageDesktop'], (rows) => rows.map(({ imageDesktop }) => imageDesktop.ar)),
    target,
    ...picturedTargets,
    rate: computed(table, ['impressions', 'clicks'], (rows) =>
      rows.map(({ impressions, clicks }) => (impressions === 0 ? null : Math.round((clicks / impressions) * 100_000))),
    ),
  },
  exported: {
    title: ['title', 'number'],
    placement: 'placement',
    platforms: 'platforms',
    window: ['startsAt', 'endsAt'],
    order: 'order',
    impressions: 'impressions',
    clicks: 'clicks',
    rate: { of: 'rate', value: ({ rate }) => (rate === null ? null : rate / 1000) },
    inState: 'stateChangedAt',
    state: 'state',
    linkType: 'linkType',
    target: 'target',
    createdAt: 'createdAt',
  },
  writing: {
    async added(draft, { tx }) {
      const number = await nextNumber(tx, 'SLD', 'sliders_number');
      const order = await orderAt(tx, { id: null, placement: draft.placement, before: null });
      return {
        number,
        state: 'draft' as const,
        order,
        searchKey: sliderSearchKey({ ...draft, number }),
      };
    },
    async edited(draft, before, { tx }) {
      expectPictures(draft, before.state);
      const isElsewhere = draft.placement !== before.placement;
      const order = isElsewhere
        ? await orderAt(tx, { id: before.id, placement: draft.placement, before: null })
        : before.order;
      return { order, searchKey: sliderSearchKey({ ...draft, number: before.number }) };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: sliderWorkflow,
    input: sliderInput,
    effects: sliderEffects,
    notices: sliderNotices,
    undoable: {
      'slider.schedule': always,
      'slider.pause': always,
      'slider.resume': always,
      'slider.end': always,
      'slider.reorder': always,
    },
  },
  timed: (now) => [
    { event: { type: 'slider.goLive' }, where: and(eq(table.state, 'scheduled'), lte(table.startsAt, now)) },
    {
      event: { type: 'slider.endDue' },
      where: and(inArray(table.state, ['scheduled', 'live', 'paused']), lte(table.endsAt, now)),
    },
  ],
  seed: async () => (await import('./seed.ts')).slidersSeed,
});
