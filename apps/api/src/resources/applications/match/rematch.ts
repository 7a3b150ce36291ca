import type { MatchedPost, MatchedSeeker } from '@diwan/api-contract/matching/match';
import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { differences } from '#audit/diff.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Database, Tx } from '#db/database.ts';
import { jobPostsTable as posts } from '#resources/job-posts/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { applicationsTable as applications } from '../table.ts';
import { judgedAnswers, matchOf } from './match-of.ts';

type Post = MatchedPost & Pick<JobPostDraft, 'questions'>;

/** What is about to be written, where the tables don't have it yet. */
interface Edited {
  post?: Post;
  seeker?: MatchedSeeker;
}

/** What stands in the tables is compared anew, for many posts or people at once. */
export async function rematchAll(tx: Tx, of: 'jobPostId' | 'seekerId', ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += someOfMany)
    await rematch(tx, idIn(applications[of], ids.slice(from, from + someOfMany)), {});
}

const batch = 2_000;
/** So few that each statement is short, even where each of them has many applications. */
const someOfMany = 100;

/** Explains what was scored before scores were explained; answers how many there were. */
export async function explainOldMatches(database: Database): Promise<number> {
  let explained = 0;
  for (let last = batch; last === batch; explained += last)
    last = await database.transaction((tx) => rematch(tx, isNull(applications.matchExplanation), {}, batch));
  return explained;
}

const ofPost = {
  skills: posts.skills,
  experienceYears: posts.experienceYears,
  education: posts.education,
  workMode: posts.workMode,
  locations: posts.locations,
  salary: posts.salary,
  languages: posts.languages,
  nationality: posts.nationality,
  questions: posts.questions,
};
const ofSeeker = {
  skills: seekers.skills,
  totalExperienceYears: seekers.totalExperienceYears,
  education: seekers.education,
  cityId: seekers.cityId,
  canRelocate: seekers.canRelocate,
  salaryExpected: seekers.salaryExpected,
  languages: seekers.languages,
  nationality: seekers.nationality,
};

/** Of an edited post or person nothing is scored anew unless something has changed that counts. */
export const rematchPost = async (tx: Tx, before: Post & { id: string }, post: Post): Promise<void> => {
  if (isChanged(ofPost, before, post)) await rematch(tx, eq(applications.jobPostId, before.id), { post });
};
export const rematchSeeker = async (
  tx: Tx,
  before: MatchedSeeker & { id: string },
  seeker: MatchedSeeker,
): Promise<void> => {
  if (isChanged(ofSeeker, before, seeker)) await rematch(tx, eq(applications.seekerId, before.id), { seeker });
};

function isChanged<T extends object>(counts: Record<keyof T & string, unknown>, before: T, after: T): boolean {
  const names = Object.keys(counts) as (keyof T & string)[];
  const of = (row: T) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return differences(of(before), of(after)).length > 0;
}

/** How a person matches a post to which an application of theirs moves. */
export async function matchBetween(tx: Tx, postId: string, seekerId: string): Promise<ReturnType<typeof matchOf>> {
  const [post] = await tx.select(ofPost).from(posts).where(eq(posts.id, postId));
  const [seeker] = await tx.select(ofSeeker).from(seekers).where(eq(seekers.id, seekerId));
  return matchOf(post!, seeker!);
}

/** Computes the match of some applications anew; their versions stay, for nobody has decided anything. */
async function rematch(tx: Tx, where: SQL, edited: Edited, most?: number): Promise<number> {
  const some = tx
    .select({ id: applications.id, answers: applications.answers, post: ofPost, seeker: ofSeeker })
    .from(applications)
    .innerJoin(posts, eq(posts.id, applications.jobPostId))
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .where(where)
    .orderBy(applications.id)
    .for('no key update', { of: applications });
  const rows = await (most ? some.limit(most) : some);
  const made = rows.map(({ id, answers, post: stored, seeker }) => {
    const post = edited.post ?? stored;
    return {
      id,
      ...matchOf(post, edited.seeker ?? seeker),
      answers: judgedAnswers(answers, post.questions),
    };
  });
  await tx.execute(sql`
    update ${applications} set match_score = made."matchScore", match_explanation = made."matchExplanation", answers = made.answers
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, "matchScore" int, "matchExplanation" jsonb, answers jsonb)
    where ${applications.id} = made.id`);
  return rows.length;
}
