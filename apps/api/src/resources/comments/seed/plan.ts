import type { Comment } from '@diwan/api-contract/resources/comments';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { hour, makeId, recordNumber } from '#seeding/time.ts';
import { contributorsOf, type PlannedContributor, type PlannedVideo } from '#resources/videos/seed/plan.ts';
import { videosSeed } from '#resources/videos/seed.ts';
import { answers, misplaced, remarks, remarksAtASecond } from './texts.ts';

export interface PlannedComment {
  id: string;
  number: string;
  video: PlannedVideo;
  parent: PlannedComment | null;
  author: PlannedContributor;
  text: string;
  atSeconds: number | null;
  state: Comment['state'];
  reason: string | null;
  reports: number;
  isPinned: boolean;
  createdAt: number;
  decidedAt: number;
}

export interface PlannedComments {
  comments: PlannedComment[];
  /** Who may not comment as everybody else may. */
  watched: { author: PlannedContributor; standing: 'held' | 'banned'; since: number }[];
}

type Written = Pick<PlannedComment, 'text' | 'state' | 'reason'>;

const reasons = reasonCodes('commentReasons').filter((code) => code !== 'other');

export function planComments(seeding: Seeding): PlannedComments {
  const { scale, seed, now, planOf } = seeding;
  const random = createRandom(seed, 'comments');
  const videos = planOf(videosSeed).filter(({ publishedAt }) => publishedAt !== null);
  const pickFrom = contributorsOf(seeding);
  const someAuthor = () => pickFrom(random.weighted({ seeker: 84, employer: 8, provider: 8 }), random);
  const [banned, held] = [pickFrom('seeker', random), pickFrom('seeker', random)];
  const comments: PlannedComment[] = [];

  const add = (video: PlannedVideo, at: number, written: Written, more: Partial<PlannedComment> = {}) => {
    const createdAt = Math.min(at, now - hour / 6);
    const isDecided = written.state !== 'held';
    const comment: PlannedComment = {
      id: makeId(createdAt, random),
      number: '',
      video,
      parent: null,
      author: someAuthor(),
      atSeconds: null,
      reports: 0,
      isPinned: false,
      createdAt,
      decidedAt: isDecided ? Math.min(now - hour / 8, createdAt + random.int(1, 30) * (hour / 2)) : createdAt,
      ...written,
      ...more,
    };
    comments.push(comment);
    return comment;
  };

  for (const video of videos) {
    const { publishedAt, video: of, index } = video;
    const seconds = of.film ? 60 : of.durationSec!;
    const count = 3 + Math.round(random.int(8, 24) * Math.min(1, scale + 0.05));
    const atOf = (place: number) => publishedAt! + ((now - publishedAt!) * (place + random.next())) / count;
    let pinnedOne = false;
    for (let place = 0; place < count; place += 1) {
      const hasSecond = random.chance(0.4);
      const written = writtenAs(random, hasSecond);
      const isPinned: boolean = !pinnedOne && index % 3 === 1 && written.state === 'published';
      pinnedOne ||= isPinned;
      const comment = add(video, atOf(place), written, {
        atSeconds: hasSecond ? random.int(2, seconds - 2) : null,
        isPinned,
        reports: written.state === 'published' && random.chance(0.06) ? random.int(1, 2) : 0,
      });
      if (comment.state === 'published' && random.chance(0.25))
        add(
          video,
          comment.createdAt + random.int(1, 20) * hour,
          { text: random.pick(answers), state: 'published', reason: null },
          {
            parent: comment,
            author: random.chance(0.5) ? video.uploader : someAuthor(),
          },
        );
    }
  }

  // A few of whoever is banned or held, an answer to what nobody sees any more, and what authors took back.
  const [first, second] = [videos.at(-1)!, videos.at(-2)!];
  const lately = (hours: number) => now - hours * hour;
  for (const [hours, text] of [
    [30, misplaced.link[0]!],
    [28, misplaced.link[1]!],
  ] as const)
    add(first, lately(hours), { text, state: 'spam', reason: null }, { author: banned });
  add(second, lately(20), { text: misplaced.nothing[1]!, state: 'held', reason: null }, { author: banned });
  add(second, lately(9), { text: remarks[3]!, state: 'held', reason: null }, { author: held });
  const gone = add(first, lately(40), { text: misplaced.profanity[0]!, state: 'rejected', reason: 'abuse' });
  add(first, lately(7), { text: answers[2]!, state: 'held', reason: null }, { parent: gone });
  add(first, lately(50), { text: remarks[9]!, state: 'removed_by_author', reason: null });

  comments.sort((one, other) => one.createdAt - other.createdAt);
  for (const [index, comment] of comments.entries()) {
    comment.number = recordNumber('CMT', comment.createdAt, index + 1);
    if (comment.state === 'published') comment.video.commentCount += 1;
  }
  return {
    comments,
    watched: [
      { author: banned, standing: 'banned', since: lately(26) },
      { author: held, standing: 'held', since: lately(60) },
    ],
  };
}

/** Most say something of use; of what does not belong there some waits, and of the rest most is gone. */
function writtenAs(random: Random, hasSecond: boolean): Written {
  const kind = random.weighted({ sound: 84, link: 6, phone: 3, profanity: 3, nothing: 4 });
  if (kind === 'sound') {
    const state = random.weighted({ published: 90, held: 8, removed_by_author: 2 });
    return { text: random.pick(hasSecond ? remarksAtASecond : remarks), state, reason: null };
  }
  const state = random.weighted(
    kind === 'profanity' ? { held: 35, rejected: 65, spam: 0 } : { held: 35, rejected: 15, spam: 50 },
  );
  const reason = state !== 'rejected' ? null : kind === 'profanity' ? 'abuse' : random.pick(reasons);
  return { text: random.pick(misplaced[kind]), state, reason };
}
