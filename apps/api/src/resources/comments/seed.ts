import { flagsIn } from '@diwan/api-contract/moderation/review-text';
import type { Comment } from '@diwan/api-contract/resources/comments';
import { contentReports } from '@diwan/api-contract/values/site/video';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { instant } from '#seeding/time.ts';
import { actorOf, idOf } from '../videos/seed/plan.ts';
import { commentSearchKey } from './search-key.ts';
import { type PlannedComments, planComments } from './seed/plan.ts';
import { commentAuthorsTable } from './table.ts';

export const commentsSeed: Seed<PlannedComments> = {
  plan: planComments,
  rows: commentRows,
  attached: ({ watched }) => [
    [
      commentAuthorsTable,
      watched.map(({ author, standing, since }) => ({
        authorId: idOf(author),
        authorType: author.type,
        standing,
        since: instant(since),
        by: staffActors[0]!.name,
      })),
    ],
  ],
};

function* commentRows({ comments }: PlannedComments, { seed, now }: Seeding) {
  const random = createRandom(seed, 'comments.details');
  for (const comment of comments) {
    const { id, number, video, parent, author, text, atSeconds, state, reason, createdAt, decidedAt } = comment;
    const by = actorOf(author);
    const judge = random.pick(staffActors);
    // Most are shown without anybody's look at them.
    const isDecided = state === 'rejected' || state === 'spam' || (state === 'published' && random.chance(0.3));
    const reports = Array.from({ length: comment.reports }, (): Comment['reports'][number] => ({
      by: random.pick(['seeker', 'employer'] as const),
      reason: random.pick(contentReports),
      note: null,
      at: instant(createdAt + (now - createdAt) * random.next()),
    }));
    yield {
      id,
      number,
      version: isDecided ? 2 : 1,
      createdAt: instant(createdAt),
      updatedAt: instant(isDecided ? decidedAt : createdAt),
      stateChangedAt: instant(isDecided ? decidedAt : createdAt),
      createdBy: by,
      updatedBy: isDecided ? judge : by,
      searchKey: commentSearchKey({ number, text }),
      state,
      videoId: video.id,
      parentId: parent?.id ?? null,
      text,
      atSeconds,
      authorSeekerId: author.type === 'seeker' ? idOf(author) : null,
      authorEmployerId: author.type === 'employer' ? idOf(author) : null,
      authorProviderId: author.type === 'provider' ? idOf(author) : null,
      autoFlags: flagsIn([text]),
      likes: state === 'published' ? Math.round(random.next() ** 3 * 40) : 0,
      reports,
      reportCount: reports.length,
      editedAt: state === 'published' && random.chance(0.05) ? instant(createdAt + (decidedAt - createdAt) / 2) : null,
      isPinned: comment.isPinned,
      moderation: isDecided ? { by: judge.name, at: instant(decidedAt), reason, note: null } : null,
    };
  }
}
