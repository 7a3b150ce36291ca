import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import { termsOf } from '#resources/taxonomy/terms.ts';
import { cityWeights } from '#seeding/data/companies.ts';
import type { FieldOfWork } from '#seeding/data/field-of-work.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { before, day, hour, makeId, minute, recordNumber } from '#seeding/time.ts';
import type { PlannedJobPost } from '../planned-job-post.ts';
import { planChangeRequests } from './change-requests.ts';
import { planFlaws } from './flaws.ts';

const shares: Record<JobPost['state'], number> = {
  published: 44,
  expired: 16,
  closed: 14,
  pending_review: 6,
  draft: 5,
  paused: 4,
  changes_requested: 3,
  rejected: 3,
  scheduled: 2,
  archived: 3,
};
const usedUp = new Set<JobPost['state']>(['closed', 'expired', 'archived']);
const inQuota = new Set<JobPost['state']>(['pending_review', 'changes_requested', 'scheduled', 'published', 'paused']);

/** Employers learn how many jobs they have. */
export function planJobPosts(seeding: Seeding): PlannedJobPost[] {
  const { scale, seed, now } = seeding;
  const count = Math.ceil(5_000 * scale);
  const employers = seeding.planOf(employersSeed);
  const random = createRandom(seed, 'job-posts');
  const employersFor = groupEmployers(employers);
  const isAnySuspended = employers.some(({ state }) => state === 'suspended');
  const titlesOf = Map.groupBy(termsOf(seeding).titles, ({ field }) => field);
  const fields = [...titlesOf.keys()];
  const posts = Array.from({ length: count }, (_, index): PlannedJobPost => {
    // The first ten hold one of each state, however few there are.
    const state = (Object.keys(shares) as JobPost['state'][])[index] ?? random.weighted(shares);
    const isSuspended = state === 'paused' && random.chance(0.3) && isAnySuspended;
    const field = random.pick(fields);
    const times = timesOf(state, now, random);
    const employer = random.pick(before(employersFor(field, state, isSuspended), times.createdAt));
    return {
      id: makeId(times.createdAt, random),
      number: '',
      state,
      employer,
      title: random.pick(titlesOf.get(field)!),
      cityId: random.chance(0.7) ? employer.cityId : (random.weighted(cityWeights) as CityId),
      ...times,
      closeReason: closeReasonOf(state, random),
      endedFrom: usedUp.has(state) ? random.weighted({ published: 92, paused: 8 }) : null,
      pausedBy: state === 'paused' ? (isSuspended ? 'suspension' : 'person') : null,
      openings: Number(random.weighted({ 1: 55, 2: 18, 3: 12, 5: 9, 10: 5, 40: 1 })),
      counts: { pending: 0, 'in-progress': 0, approved: 0, rejected: 0, recruited: 0 },
    };
  });
  posts.sort((one, other) => one.createdAt - other.createdAt);
  for (const [index, post] of posts.entries()) {
    post.number = recordNumber('JOB', post.createdAt, index + 1);
    countFor(post);
  }
  planFlaws(posts, seed);
  planChangeRequests(posts, seed);
  return posts;
}

function countFor({ employer, state, settledAt, publishedAt, createdAt }: PlannedJobPost): void {
  if (state === 'published') employer.openJobs++;
  if (inQuota.has(state)) employer.quotaUsed++;
  employer.lastActivityAt = Math.max(employer.lastActivityAt, settledAt ?? publishedAt ?? createdAt);
}

/** Employers that may have a post in a state, preferably those whose trade it is. */
function groupEmployers(employers: PlannedEmployer[]) {
  const groups = new Map<string, PlannedEmployer[]>();
  const among = (key: string, matches: (employer: PlannedEmployer) => boolean) => {
    let group = groups.get(key);
    if (!group) groups.set(key, (group = employers.filter(matches)));
    return group;
  };
  return (field: FieldOfWork, state: JobPost['state'], isSuspended: boolean): PlannedEmployer[] => {
    const allowed = isSuspended
      ? 'suspended'
      : state === 'draft'
        ? 'verified draft pending_verification'
        : usedUp.has(state)
          ? 'verified suspended closed'
          : 'verified';
    const isAllowed = (employer: PlannedEmployer) => allowed.split(' ').includes(employer.state);
    const fitting = among(
      `${field.key} ${allowed}`,
      (employer) => isAllowed(employer) && field.sections.includes(employer.section),
    );
    return fitting.length > 0 ? fitting : among(allowed, isAllowed);
  };
}

type Times = Pick<PlannedJobPost, 'createdAt' | 'publishAt' | 'publishedAt' | 'expiresAt' | 'settledAt'>;

function timesOf(state: JobPost['state'], now: number, random: Random): Times {
  const ago = (days: number, power = 1.6) => now - 3 * minute - random.next() ** power * days * day;
  const none = { publishAt: null, publishedAt: null, settledAt: null };
  switch (state) {
    case 'draft':
      return { ...none, createdAt: ago(30), expiresAt: now + random.int(20, 80) * day };
    case 'pending_review':
      return { ...none, createdAt: ago(6), expiresAt: now + random.int(20, 80) * day };
    case 'changes_requested':
    case 'rejected': {
      const settledAt = ago(state === 'rejected' ? 200 : 14);
      return { ...none, createdAt: settledAt - random.next() * 3 * day, settledAt, expiresAt: settledAt + 60 * day };
    }
    case 'scheduled': {
      const publishAt = now + random.next() * 20 * day + hour;
      return { ...none, createdAt: ago(6), publishAt, expiresAt: publishAt + random.int(25, 60) * day };
    }
    case 'published':
    case 'paused': {
      const publishedAt = ago(50);
      const left = random.chance(0.12) ? random.next() * 3 * day + hour : (3 + random.next() * 37) * day;
      return { ...none, createdAt: publishedAt - random.next() * 3 * day, publishedAt, expiresAt: now + left };
    }
    default: {
      const expiresAt = now - hour - random.next() ** 1.4 * (state === 'archived' ? 500 : 300) * day;
      const publishedAt = expiresAt - random.int(25, 60) * day;
      const settledAt = state === 'expired' ? expiresAt : publishedAt + random.next() * (expiresAt - publishedAt);
      return { ...none, createdAt: publishedAt - random.next() * 3 * day, publishedAt, expiresAt, settledAt };
    }
  }
}

function closeReasonOf(state: JobPost['state'], random: Random): JobPost['closeReason'] {
  if (state !== 'closed') return null;
  return random.weighted({ filled: 60, cancelled: 14, on_hold: 12, budget: 9, other: 5 });
}
