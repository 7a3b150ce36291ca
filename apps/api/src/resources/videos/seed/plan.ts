import type { VideoState } from '@diwan/api-contract/values/site/video';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { type CataloguedVideo, catalogue } from './catalogue.ts';

/** Whoever has added or written something of the demo. */
export type PlannedContributor =
  | { type: 'seeker'; of: PlannedSeeker }
  | { type: 'employer'; of: PlannedEmployer }
  | { type: 'provider'; of: PlannedProvider };

export interface PlannedVideo {
  id: string;
  number: string;
  index: number;
  video: CataloguedVideo;
  state: VideoState;
  uploader: PlannedContributor;
  createdAt: number;
  changedAt: number;
  publishedAt: number | null;
  /** Known once its comments are planned. */
  commentCount: number;
}

const shown: ReadonlySet<VideoState> = new Set(['published', 'hidden', 'archived']);

export function planVideos(seeding: Seeding): PlannedVideo[] {
  const { seed, now } = seeding;
  const random = createRandom(seed, 'videos');
  const pickFrom = contributorsOf(seeding);
  return catalogue.map((video, index) => {
    const { state } = video;
    const isNew = state === 'pending_review' || state === 'processing';
    const age = isNew
      ? (catalogue.length - index) * 7 * hour
      : (catalogue.length - index) * 8 * day + random.int(1, 20) * hour;
    const createdAt = now - age;
    const publishedAt = shown.has(state) ? createdAt + random.int(5, 40) * hour : null;
    const isLeft = state === 'hidden' || state === 'archived' || state === 'rejected';
    const changedAt = isLeft ? (publishedAt ?? createdAt) + random.int(12, 90) * hour : (publishedAt ?? createdAt);
    return {
      id: makeId(createdAt, random),
      number: recordNumber('VID', createdAt, index + 1),
      index,
      video,
      state,
      uploader: pickFrom(video.by, random),
      createdAt,
      changedAt: Math.min(changedAt, now - hour / 4),
      publishedAt,
      commentCount: 0,
    };
  });
}

/** Picks somebody of a kind who may add something to the public site. */
export function contributorsOf({ planOf }: Pick<Seeding, 'planOf'>) {
  const seekers = planOf(seekersSeed);
  const employers = planOf(employersSeed).filter(({ state }) => state === 'verified');
  const providers = planOf(providersSeed).filter(({ state }) => state === 'active');
  return (type: PlannedContributor['type'], random: Random): PlannedContributor => {
    if (type === 'employer' && employers.length > 0) return { type, of: random.pick(employers) };
    if (type === 'provider' && providers.length > 0) return { type, of: random.pick(providers) };
    return { type: 'seeker', of: random.pick(seekers) };
  };
}

/** The id of whoever it is; whoever was merged into another record is that one. */
export const idOf = (by: PlannedContributor): string =>
  by.type === 'seeker' ? (by.of.mergedInto ?? by.of.id) : by.of.id;

/** The same as whoever acts: by their number, for a name would outlive its person in the log. */
export const actorOf = (by: PlannedContributor) => ({ type: by.type, id: idOf(by), name: by.of.number });
