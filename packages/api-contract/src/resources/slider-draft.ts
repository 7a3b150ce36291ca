import { z } from 'zod';
import { choice, choices, code, image, neededWhen, reference } from '../kinds/kinds.ts';
import { instant, localizedText, text } from '../schema.ts';
import { contentAudiences } from '../values/site/news.ts';
import { linkTypes, placements, platforms, textTones } from '../values/site/slider.ts';

const mostBytes = 2 * 1024 * 1024;
/** Beside each other on a desk, above each other on a phone. */
const desktop = () => image({ mostBytes, leastSide: 400, mostStretch: 4, ratio: { width: 3, height: 1 } });
const mobile = () => image({ mostBytes, leastSide: 600, mostStretch: 2, ratio: { width: 4, height: 5 } });

/** What may be written of a slider. */
export const sliderDraft = z.strictObject({
  title: localizedText({ min: 3, max: 80 }),
  subtitle: z.strictObject({ ar: text().max(160), en: text().max(160).optional() }).nullable(),
  buttonLabel: z.strictObject({ ar: text().max(30), en: text().max(30).optional() }).nullable(),
  /** What those hear who don't see the pictures. */
  altText: localizedText({ min: 3, max: 150 }),
  /** Where there is none in English, the Arabic one stands there too. */
  imageDesktop: z.strictObject({ ar: desktop().nullable(), en: desktop().nullable() }),
  imageMobile: z.strictObject({ ar: mobile().nullable(), en: mobile().nullable() }),
  textTone: choice(textTones, 'textTone'),
  /** Below the pictures, and until they have come. */
  backgroundColor: code(z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'invalidColor' })),
  linkType: choice(linkTypes, 'linkType'),
  linkUrl: neededWhen(
    'linkType',
    ['url'],
    z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
  ),
  jobPostId: neededWhen('linkType', ['job'], reference('jobPosts').nullable()),
  productId: neededWhen('linkType', ['product'], reference('products').nullable()),
  newsId: neededWhen('linkType', ['news'], reference('news').nullable()),
  eventId: neededWhen('linkType', ['event'], reference('events').nullable()),
  placement: choice(placements, 'placement'),
  platforms: choices(platforms, 'platform').min(1),
  audience: choice(contentAudiences, 'contentAudience'),
  startsAt: instant,
  /** Null: until somebody ends it. */
  endsAt: instant.nullable(),
});
export type SliderDraft = z.output<typeof sliderDraft>;

/** The field that holds what a slider leads to, by the type of its link. */
const targets = { url: 'linkUrl', job: 'jobPostId', product: 'productId', news: 'newsId', event: 'eventId' } as const;

/** Rules across the fields of a slider; each names the field that the person should look at. */
export function sliderRules(draft: SliderDraft, refuse: (path: string, code: string) => void): void {
  const { linkType, startsAt, endsAt, platforms: shownOn, placement } = draft;
  if (linkType !== 'none' && draft[targets[linkType]] === null) refuse(targets[linkType], 'required');
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) refuse('endsAt', 'notAfterStart');
  if (new Set(shownOn).size < shownOn.length) refuse('platforms', 'taken');
  if (placement === 'app_home' && shownOn.includes('web')) refuse('platforms', 'appOnly');
}
