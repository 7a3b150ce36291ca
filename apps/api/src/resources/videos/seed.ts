import { type Video, videos as contract } from '@diwan/api-contract/resources/videos';
import { captionsOf, filmOf, secondsOf } from '#seeding/films/films.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { newsPicture } from '#seeding/pictures/banner.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant } from '#seeding/time.ts';
import { categoriesSeed } from '../categories/seed.ts';
import { videoSearchKey } from './search-key.ts';
import { complaints, decisions } from './seed/catalogue.ts';
import { actorOf, idOf, type PlannedVideo, planVideos } from './seed/plan.ts';

export const videosSeed: Seed<PlannedVideo[]> = {
  plan: planVideos,
  rows: videoRows,
  notifications: (planned) =>
    planned
      .filter(({ state, video: { source } }) => state === 'pending_review' && source === 'upload')
      .map(({ id, video: { title }, changedAt }) => ({
        kind: 'videoToReview',
        ref: { resource: 'videos', id, label: title },
        at: changedAt,
      })),
};

function* videoRows(planned: PlannedVideo[], seeding: Seeding) {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'videos.details');
  const categories = planOf(categoriesSeed).filter(({ scope }) => scope === 'videos');
  let decidedAgainst = 0;
  for (const each of planned) {
    const { id, number, index, video, state, uploader, createdAt, changedAt, publishedAt } = each;
    const { title, about, tags, source, price } = video;
    const category = video.category === null ? null : categories[video.category]!;
    if (category) seeding.use(category.id, createdAt);
    const by = actorOf(uploader);
    const judge = random.pick(staffActors);
    const isDecided = state !== 'processing' && state !== 'pending_review';
    const isAgainst = state === 'hidden' || state === 'rejected';
    const against = isAgainst ? decisions[decidedAgainst++ % decisions.length]! : { reason: null, note: null };
    const reports = state === 'published' && index % 6 === 5 ? reportsOf(changedAt, now, random) : [];
    const days = publishedAt === null ? 0 : Math.max(1, (now - publishedAt) / day);
    const views = publishedAt === null ? 0 : Math.round(days * random.int(18, 160)) + random.int(40, 400);
    yield {
      id,
      number,
      version: isDecided ? 2 : 1,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: by,
      updatedBy: isDecided ? judge : by,
      searchKey: videoSearchKey({ number, title, tags: [...tags] }),
      state,
      title,
      description: { ar: about },
      thumbnail: index % 9 === 8 ? null : draw(each, seeding),
      categoryId: category?.id ?? null,
      tags: [...tags],
      language: 'ar',
      ...filmIn(each, seeding),
      visibility:
        index % 11 === 10 ? ('unlisted' as const) : index % 7 === 6 ? ('members' as const) : ('public' as const),
      commentPolicy: policies[index % policies.length]!,
      isFree: price === null,
      // One waits for its price.
      price: price || null,
      uploaderSeekerId: uploader.type === 'seeker' ? idOf(uploader) : null,
      uploaderEmployerId: uploader.type === 'employer' ? idOf(uploader) : null,
      uploaderProviderId: uploader.type === 'provider' ? idOf(uploader) : null,
      source,
      url: urlOf(each),
      publishedAt: publishedAt === null ? null : instant(publishedAt),
      isFeatured: state === 'published' && index % 8 === 1,
      views,
      likes: Math.round(views * (0.02 + random.next() * 0.06)),
      commentCount: each.commentCount,
      reports,
      reportCount: reports.length,
      moderation: isDecided ? { by: judge.name, at: instant(changedAt), ...against } : null,
    };
  }
}

const policies = ['open', 'hold_links', 'open', 'hold_all', 'hold_links', 'open', 'closed'] as const;

/** Addresses at which nothing is: the demo shows nobody else's videos. */
function urlOf({ index, video: { source } }: PlannedVideo): string | null {
  const ordinal = String(index + 1).padStart(3, '0');
  if (source === 'youtube') return `https://www.youtube.com/watch?v=diwandem${ordinal}`;
  return source === 'vimeo' ? `https://vimeo.com/900000${ordinal}` : null;
}

function draw({ id, index, createdAt }: PlannedVideo, seeding: Seeding): string | null {
  const drawing = newsPicture(createRandom(seeding.seed, `videos thumbnail ${index}`));
  return seeding.draw({ resource: contract.path, field: 'thumbnail', recordId: id, at: createdAt, drawing });
}

type Film = Pick<Video, 'file' | 'captions' | 'durationSec' | 'transcode'>;

/** The film of an upload, with its captions; of what is watched elsewhere its length alone. */
function filmIn({ id, index, createdAt, video }: PlannedVideo, seeding: Seeding): Film {
  const { film, source, durationSec } = video;
  if (source !== 'upload') return { file: null, captions: [], durationSec, transcode: 'none' };
  // One has failed, one waits its turn, one is on its way.
  if (!film) return { file: null, captions: [], durationSec, transcode: unready[index % unready.length]! };
  const held = { resource: contract.path, recordId: id, at: createdAt };
  const file = seeding.store({ ...held, field: 'file', name: `${film}.webm`, kind: 'webm', bytes: filmOf(film) });
  const captions = (['ar', 'en'] as const).flatMap((lang) => {
    const bytes = captionsOf(film, lang);
    const text = seeding.store({ ...held, field: 'captions.file', name: `${film}-${lang}.vtt`, kind: 'vtt', bytes });
    return text === null ? [] : [{ lang, file: text }];
  });
  return { file, captions, durationSec: secondsOf(film), transcode: 'ready' };
}

const unready = ['queued', 'processing', 'failed'] as const;

function reportsOf(since: number, now: number, random: Random): Video['reports'] {
  return Array.from({ length: random.int(1, 2) }, () => ({
    by: random.pick(['seeker', 'employer'] as const),
    ...random.pick(complaints),
    at: instant(since + (now - since) * random.next()),
  }));
}
