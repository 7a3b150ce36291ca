import { sliders as contract } from '@diwan/api-contract/resources/sliders';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Placement, SliderState } from '@diwan/api-contract/values/site/slider';
import { staffActors } from '#seeding/people-who-act.ts';
import { type SliderShape, sliderPicture } from '#seeding/pictures/banner.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant, makeId, recordNumber } from '#seeding/time.ts';
import { eventsSeed } from '../events/seed.ts';
import { jobPostsSeed } from '../job-posts/seed.ts';
import { newsSeed } from '../news/seed.ts';
import { productsSeed } from '../products/seed.ts';
import { gap } from '../taxonomy/tree/tree.ts';
import { sliderSearchKey } from './search-key.ts';
import { type Banner, banners } from './seed/banners.ts';

interface PlannedSlider {
  id: string;
  number: string;
  index: number;
  banner: Banner;
  state: SliderState;
  createdAt: number;
}

/** Of every five three are shown. */
const states: readonly SliderState[] = ['live', 'live', 'scheduled', 'live', 'ended', 'live', 'paused', 'draft'];

export const slidersSeed: Seed<PlannedSlider[]> = {
  plan({ seed, now }) {
    const random = createRandom(seed, 'sliders');
    return banners.map((banner, index) => {
      const createdAt = now - (banners.length - index) * 6 * day - random.int(1, 20) * hour;
      const number = recordNumber('SLD', createdAt, index + 1);
      return { id: makeId(createdAt, random), number, index, banner, state: states[index % states.length]!, createdAt };
    });
  },
  rows: sliderRows,
};

function* sliderRows(planned: PlannedSlider[], seeding: Seeding) {
  const { seed, now } = seeding;
  const random = createRandom(seed, 'sliders.details');
  const places = new Map<Placement, number>();
  for (const { id, number, index, banner, state, createdAt } of planned) {
    const { title, subtitle, button, placement } = banner;
    const place = (places.get(placement) ?? 0) + 1;
    places.set(placement, place);
    const by = random.pick(staffActors);
    const isLight = index % 5 === 3;
    const hasPictures = !(state === 'draft' && index < 12);
    const startsAt = state === 'scheduled' ? now + (2 + index) * day : createdAt + day;
    const endsAt = state === 'ended' ? startsAt + 9 * day : index % 3 === 0 ? now + (20 + index) * day : null;
    const hasShown = ['live', 'paused', 'ended'].includes(state);
    const daysShown = Math.max(1, Math.round((Math.min(now, endsAt ?? now) - startsAt) / day));
    const impressions = hasShown ? daysShown * random.int(380, 2_400) : 0;
    const draw = (shape: SliderShape, language: 'ar' | 'en') =>
      hasPictures
        ? seeding.draw({
            resource: contract.path,
            field: `${shape === 'desktop' ? 'imageDesktop' : 'imageMobile'}.${language}`,
            recordId: id,
            at: createdAt,
            drawing: sliderPicture(createRandom(seed, `slider ${index}`), shape, isLight),
          })
        : null;
    yield {
      id,
      number,
      version: state === 'draft' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(Math.min(now - hour, createdAt + day)),
      stateChangedAt: instant(state === 'draft' ? createdAt : Math.min(now - hour, createdAt + day)),
      createdBy: by,
      updatedBy: by,
      searchKey: sliderSearchKey({ number, title, subtitle }),
      state,
      title,
      subtitle,
      buttonLabel: button,
      altText: altOf(title),
      imageDesktop: { ar: draw('desktop', 'ar'), en: index % 4 === 1 ? draw('desktop', 'en') : null },
      imageMobile: { ar: draw('mobile', 'ar'), en: null },
      textTone: isLight ? ('dark' as const) : ('light' as const),
      backgroundColor: isLight ? '#e8eef2' : '#1f3a4a',
      ...linkOf(banner, index, seeding),
      placement,
      platforms: placement === 'app_home' ? ['ios', 'android'] : index % 2 === 0 ? ['web'] : ['web', 'ios', 'android'],
      audience: banner.audience,
      startsAt: instant(startsAt),
      endsAt: endsAt === null ? null : instant(endsAt),
      order: place * gap,
      impressions,
      clicks: Math.round(impressions * (0.006 + random.next() * 0.05)),
    };
  }
}

const altOf = ({ ar, en }: Required<LocalizedText>) => ({
  ar: `خلفية ملونة تحمل عبارة: ${ar}`,
  en: `Coloured ground with the words: ${en}`,
});

/** What it leads to, of records that are there. */
function linkOf({ link }: Banner, index: number, { planOf }: Seeding) {
  const none = { linkUrl: null, jobPostId: null, productId: null, newsId: null, eventId: null };
  const nth = <T>(list: readonly T[]) => list[(index * 7) % list.length];
  const job = nth(planOf(jobPostsSeed).filter(({ state }) => state === 'published'))?.id;
  const product = nth(planOf(productsSeed).filter(({ state }) => state === 'published'))?.id;
  const news = nth(planOf(newsSeed).planned.filter(({ state }) => state === 'published'))?.id;
  const event = nth(planOf(eventsSeed).filter(({ state }) => state === 'published'))?.id;
  if (link === 'job' && job) return { ...none, linkType: 'job' as const, jobPostId: job };
  if (link === 'product' && product) return { ...none, linkType: 'product' as const, productId: product };
  if (link === 'news' && news) return { ...none, linkType: 'news' as const, newsId: news };
  if (link === 'event' && event) return { ...none, linkType: 'event' as const, eventId: event };
  if (link === 'none') return { ...none, linkType: 'none' as const };
  return { ...none, linkType: 'url' as const, linkUrl: `https://diwan.example.com/${index + 1}` };
}
