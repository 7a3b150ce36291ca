import { z } from 'zod';
import { image } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, picturedRef, ref, rowStamps, stamps } from '../schema.ts';
import { contentAudiences } from '../values/site/news.ts';
import { linkTypes, placements, platforms, sliderStates } from '../values/site/slider.ts';
import { sliderDraft, sliderRules } from './slider-draft.ts';

const record = sliderDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(sliderStates),
  /** The picture of a desk in Arabic: it stands for the slider wherever it is named. */
  image: image().nullable(),
  /** The record that it leads to, whichever it is. */
  target: ref.nullable(),
  product: picturedRef.nullable(),
  news: picturedRef.nullable(),
  /** Its place among those of its placement. */
  order: z.int(),
  /** How often the public site has shown it, and how often somebody followed it. */
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks of a hundred thousand impressions; null before the first. */
  rate: z.int().nullable(),
});

export const sliders = {
  path: 'sliders',
  screen: '/slider/list',
  about:
    'The pictures with words and a link that lead through the public site and its app, each in its place and time.',
  workflow: 'slider',
  draft: sliderDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    image: true,
    placement: true,
    platforms: true,
    startsAt: true,
    endsAt: true,
    order: true,
    impressions: true,
    clicks: true,
    rate: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(sliderStates)),
    placement: many(z.enum(placements)),
    platform: many(z.enum(platforms)),
    audience: many(z.enum(contentAudiences)),
    linkType: many(z.enum(linkTypes)),
    isImageMissing: flag,
    startsFrom: day,
    startsTo: day,
  },
  sorts: ['createdAt', 'title', 'order', 'startsAt', 'impressions', 'clicks', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    /** It begins at once, or when its time has come. */
    z.strictObject({ type: z.literal('slider.schedule') }),
    z.strictObject({ type: z.literal('slider.pause') }),
    z.strictObject({ type: z.literal('slider.resume') }),
    z.strictObject({ type: z.literal('slider.end') }),
    /** Before which one of its placement, or at their end. */
    z.strictObject({ type: z.literal('slider.reorder'), before: id.nullable() }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: sliderRules,
  searchRank: 9,
  picture: { of: 'company', at: 'image' },
} as const;

export type Slider = z.output<typeof sliders.record>;
export type SliderRow = z.output<typeof sliders.row>;
export type SliderEvent = z.output<typeof sliders.events>;
