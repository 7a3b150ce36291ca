import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import { examAttemptsSeed, type PlannedAttempt } from '#resources/exam-attempts/seed.ts';
import type { PlannedJobPost } from '#resources/job-posts/planned-job-post.ts';
import { jobPostsSeed } from '#resources/job-posts/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { before, day, minute } from '#seeding/time.ts';

export interface PlannedApplication {
  jobPost: PlannedJobPost;
  seeker: PlannedSeeker;
  state: CandidateStatus;
  appliedAt: number;
  /** Known once its row is made. */
  id?: string;
}

const live = { pending: 48, 'in-progress': 21, approved: 11, rejected: 18, recruited: 2 };
const over = { pending: 12, 'in-progress': 10, approved: 14, rejected: 58, recruited: 6 };

/** Exactly `count` applications, most of them to few posts, in the order of their arrival. */
export function planApplications({ scale, seed, now, planOf }: Seeding): PlannedApplication[] {
  const count = Math.ceil(40_000 * scale);
  const posts = planOf(jobPostsSeed);
  const seekers = planOf(seekersSeed);
  const random = createRandom(seed, 'applications');
  const open = posts.filter(({ publishedAt }) => publishedAt !== null);
  const seekersOf = Map.groupBy(seekers, ({ title }) => title.field);
  const sizes = share(
    count,
    open.map((post) => popularity(post, now, random)),
  );
  const sat = sittings(planOf(examAttemptsSeed));
  const planned: PlannedApplication[] = [];
  for (const [index, jobPost] of open.entries()) {
    const until = lastArrival(jobPost, now);
    const early = before(seekers, until);
    // Where so few were there, some come who register only now.
    const everybody = early.length < 2 * sizes[index]! ? seekers : early;
    const kindred = before(seekersOf.get(jobPost.title.field) ?? seekers, until);
    const sitting = sat.get(jobPost.title.field.key);
    const applicants = new Set(sitting ? prepared(sitting.seekers, until).slice(0, Math.ceil(sizes[index]! / 2)) : []);
    if (sitting && applicants.size > 0) {
      jobPost.examId = sitting.examId;
      sitting.seekers = sitting.seekers.filter((seeker) => !applicants.has(seeker));
    }
    while (applicants.size < Math.min(sizes[index]!, seekers.length)) {
      applicants.add(random.pick(random.chance(0.75) && applicants.size < kindred.length / 2 ? kindred : everybody));
    }
    for (const seeker of applicants)
      planned.push({ jobPost, seeker, state: 'pending', appliedAt: arrival(jobPost, seeker, until, random) });
    settle(planned.slice(-applicants.size || planned.length), jobPost, random);
  }
  for (const { jobPost, seeker, state, appliedAt } of planned) {
    jobPost.counts[state]++;
    jobPost.employer.applicants++;
    if (state === 'recruited') jobPost.employer.hires++;
    seeker.applications++;
    seeker.lastAppliedAt = Math.max(seeker.lastAppliedAt, appliedAt);
    if (state === 'pending') seeker.waitsSince = Math.min(seeker.waitsSince, appliedAt);
  }
  return planned.sort((one, other) => one.appliedAt - other.appliedAt);
}

/** Nobody applies everywhere. */
const prepared = (seekers: readonly PlannedSeeker[], until: number) =>
  seekers.filter(({ createdAt }) => createdAt < until).slice(0, 3);

/** Of each field of work the exam that its job posts ask for, and whom of it to expect. */
function sittings(attempts: readonly PlannedAttempt[]) {
  const sat = new Map<string, { examId: string; seekers: PlannedSeeker[] }>();
  for (const { exam, seeker, state } of attempts) {
    const { field } = exam.paper;
    if (field === null || seeker === null || exam.state !== 'published' || state === 'voided') continue;
    const known = sat.get(field) ?? { examId: exam.id, seekers: [] };
    sat.set(field, known);
    if (known.examId === exam.id) known.seekers.push(seeker);
  }
  return sat;
}

/** Splits a whole into whole parts by weight. */
function share(count: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let given = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = Math.round((count * weightSoFar) / total) - given;
    given += part;
    return part;
  });
}

function popularity({ publishedAt }: PlannedJobPost, now: number, random: Random): number {
  const bell = random.next() + random.next() + random.next() - 1.5;
  return Math.exp(bell * 2.2) * Math.min(1, (now - publishedAt!) / (8 * day));
}

const lastArrival = ({ expiresAt, settledAt }: PlannedJobPost, now: number) =>
  Math.min(expiresAt, settledAt ?? now, now - minute);

function arrival({ publishedAt }: PlannedJobPost, seeker: PlannedSeeker, until: number, random: Random): number {
  const from = seeker.createdAt < until ? Math.max(publishedAt!, seeker.createdAt) : publishedAt!;
  return from + random.next() ** 1.2 * Math.max(minute, until - from);
}

/** Decides about a post's applicants: a post that is filled has as many hires as openings, any other has fewer. */
function settle(applications: PlannedApplication[], jobPost: PlannedJobPost, random: Random): void {
  const isFilled = jobPost.closeReason === 'filled' && applications.length > 0;
  if (jobPost.closeReason === 'filled' && !isFilled) jobPost.closeReason = 'cancelled';
  if (isFilled) jobPost.openings = Math.min(jobPost.openings, applications.length);
  let hires = isFilled ? jobPost.openings : Math.max(0, jobPost.openings - 1);
  const isLive = jobPost.state === 'published' || jobPost.state === 'paused';
  for (const [index, application] of applications.entries()) {
    const state = isFilled && index < jobPost.openings ? 'recruited' : random.weighted(isLive ? live : over);
    if (state === 'recruited' && hires-- <= 0) application.state = 'approved';
    else application.state = state;
  }
}
