import { contentAudiences } from '@diwan/api-contract/values/site/news';
import { placements, platforms, sliderStates } from '@diwan/api-contract/values/site/slider';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const sliders = defineResource({
  key: 'sliders',
  workflow: 'slider',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '28%',
      cell: ({ title, image, number }, { language }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(title, language), image },
          cells.twoLines(cells.localized(title, language), cells.latin(number)),
        ),
    },
    { key: 'placement', cell: ({ placement }, { t }) => t(`choices.placement.${placement}`) },
    {
      key: 'platforms',
      cell: ({ platforms: shownOn }, { format, t }) => format.list(shownOn.map((one) => t(`choices.platform.${one}`))),
    },
    {
      key: 'window',
      sort: 'startsAt',
      cell: ({ startsAt, endsAt }, { format, t }) =>
        cells.twoLines(format.date(startsAt), endsAt ? t('until', { day: format.date(endsAt) }) : t('noEnd')),
    },
    { key: 'order', sort: 'order', align: 'end', isExtra: true, cell: ({ order }, { format }) => format.number(order) },
    {
      key: 'impressions',
      sort: 'impressions',
      align: 'end',
      cell: ({ impressions }, { format }) => format.number(impressions),
    },
    { key: 'clicks', sort: 'clicks', align: 'end', cell: ({ clicks }, { format }) => format.number(clicks) },
    {
      key: 'rate',
      align: 'end',
      cell: ({ rate }, { format }) => (rate === null ? cells.text(null) : format.percent(rate / 100_000)),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('slider', state, context) },
  ],
  filters: {
    state: null,
    placement: 'field',
    platform: { kind: 'choices', values: platforms, labels: 'platform' },
    audience: { kind: 'choices', values: contentAudiences, labels: 'contentAudience' },
    linkType: 'field',
    isImageMissing: { kind: 'flag' },
    startsFrom: { kind: 'dayRange', to: 'startsTo' },
    startsTo: null,
  },
  states: sliderStates,
  fields: contractFields.sliders,
  sections: [
    { key: 'words', fields: ['title', 'subtitle', 'buttonLabel', 'textTone', 'backgroundColor'] },
    { key: 'pictures', fields: ['imageDesktop', 'imageMobile', 'altText'] },
    { key: 'link', fields: ['linkType', 'linkUrl', 'jobPostId', 'productId', 'newsId', 'eventId'] },
    { key: 'place', fields: ['placement', 'platforms', 'audience', 'startsAt', 'endsAt'] },
  ],
  blank: () => ({
    title: { ar: '', en: '' },
    subtitle: null,
    buttonLabel: null,
    altText: { ar: '', en: '' },
    imageDesktop: { ar: null, en: null },
    imageMobile: { ar: null, en: null },
    textTone: 'light' as const,
    backgroundColor: '#1f3a4a',
    linkType: 'none' as const,
    linkUrl: null,
    jobPostId: null,
    productId: null,
    newsId: null,
    eventId: null,
    placement: placements[0],
    platforms: [...platforms],
    audience: 'everyone' as const,
    startsAt: `${new Date().toISOString().slice(0, 16)}:00.000Z`,
    endsAt: null,
  }),
  loadDraft: async () => {
    const { sliderDraft, sliderRules } = await import('@diwan/api-contract/resources/slider-draft');
    return { schema: sliderDraft, rules: sliderRules };
  },
  computed: [
    { key: 'target', cell: ({ target }, { language }) => target && cells.localized(target.label, language) },
    { key: 'impressions', cell: ({ impressions }, { format }) => format.number(impressions) },
    { key: 'clicks', cell: ({ clicks }, { format }) => format.number(clicks) },
    { key: 'rate', cell: ({ rate }, { format }) => rate !== null && format.percent(rate / 100_000) },
  ],
  hasDocuments: true,
  loadWorkflow: async () => (await import('@diwan/machines/workflows/slider/slider.machine')).sliderMachine,
  events: ['slider.schedule', 'slider.resume', 'slider.pause', 'slider.end'],
  mainEvents: ['slider.schedule', 'slider.resume'],
  eventFields: contractEvents.sliders,
  Preview: lazyNow([], () => inBothLanguages('sliders', () => import('./preview/SliderPreview.tsx'))),
});
