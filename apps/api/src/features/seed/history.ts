import type { ActorRef } from '@diwan/api-contract/schema';
import { applicationsSeed, type DecidedApplication } from '#resources/applications/seed.ts';
import type { PlannedJobPost } from '#resources/job-posts/planned-job-post.ts';
import { jobPostsSeed } from '#resources/job-posts/seed.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { hour } from '#seeding/time.ts';
import { entries, type Step } from './history-entries.ts';
import { adjustmentHistory, providerHistory, withdrawalHistory } from './provider-history.ts';

/** What the audit log tells of the newest posts, of the newest decisions, and of providers and their money. */
export function historyRows(seeding: Seeding) {
  const { scale, seed, planOf } = seeding;
  const count = Math.ceil(2_000 * scale);
  const { attached } = planOf(applicationsSeed);
  return [
    jobPostHistory(planOf(jobPostsSeed), count, seeding),
    applicationHistory(attached.history, count, seed),
    providerHistory(seeding),
    withdrawalHistory(seeding),
    adjustmentHistory(seeding),
  ];
}

/** What the audit log tells of the newest posts: how each came to its state. */
function* jobPostHistory(posts: PlannedJobPost[], count: number, { seed, now }: Seeding) {
  const random = createRandom(seed, 'job-posts.history');
  for (const post of posts.slice(-count)) {
    yield* entries('job-posts', post.id, { label: post.title.name }, stepsOfPost(post, now, random), random);
  }
}

function stepsOfPost(post: PlannedJobPost, now: number, random: Random): Step[] {
  const { state, employer, createdAt, publishedAt, settledAt } = post;
  const author: ActorRef = { type: 'employer', id: employer.id, name: employer.name.ar };
  const staff = random.pick(staffActors);
  const steps: Step[] = [{ at: createdAt, actor: author, event: 'record.added', from: null, to: 'draft' }];
  if (state === 'draft') return steps;
  const submittedAt = Math.min(createdAt + hour, publishedAt ?? settledAt ?? createdAt + 1_000);
  steps.push({ at: submittedAt, actor: author, event: 'jobPost.submit', from: 'draft', to: 'pending_review' });
  const at = settledAt ?? submittedAt;
  if (post.changeRequest) {
    const { reason: code, note, fields } = post.changeRequest;
    steps.push({
      at,
      actor: staff,
      event: 'jobPost.requestChanges',
      from: 'pending_review',
      to: state,
      reason: { code, ...(note ? { note } : {}), fields },
    });
  }
  if (state === 'rejected')
    steps.push({
      at,
      actor: staff,
      event: 'jobPost.reject',
      from: 'pending_review',
      to: state,
      reason: { code: 'misleading' },
    });
  if (state === 'scheduled')
    steps.push({ at, actor: staff, event: 'jobPost.approve', from: 'pending_review', to: state });
  if (publishedAt !== null)
    steps.push({ at: publishedAt, actor: staff, event: 'jobPost.approve', from: 'pending_review', to: 'published' });
  if (state === 'paused' && publishedAt !== null)
    steps.push({
      at: Math.min(now, publishedAt + hour),
      actor: staff,
      event: 'jobPost.pause',
      from: 'published',
      to: state,
    });
  if (state === 'closed')
    steps.push({
      at,
      actor: staff,
      event: 'jobPost.close',
      from: 'published',
      to: state,
      reason: { code: post.closeReason! },
    });
  return steps;
}

/** What it tells of the newest decisions about applicants. */
function* applicationHistory(decided: DecidedApplication[], count: number, seed: number) {
  const random = createRandom(seed, 'applications.history');
  for (const application of decided.slice(-count)) {
    const told = { label: { ar: application.number }, personId: application.planned.seeker.id };
    yield* entries('applications', application.id, told, stepsOfApplication(application), random);
  }
}

function stepsOfApplication({ planned, decidedAt, reviewer, rejection }: DecidedApplication): Step[] {
  const { seeker, state, appliedAt } = planned;
  const applicant: ActorRef = {
    type: 'seeker',
    id: seeker.id,
    name: `${seeker.name.ar.first} ${seeker.name.ar.family}`,
  };
  const staff: ActorRef = { type: 'staff', ...reviewer };
  const between = (share: number) => appliedAt + (decidedAt - appliedAt) * share;
  const steps: Step[] = [{ at: appliedAt, actor: applicant, event: 'record.added', from: null, to: 'pending' }];
  const move = (share: number, event: string, from: string, to: string) =>
    steps.push({ at: between(share), actor: staff, event: `application.${event}`, from, to });
  if (rejection) {
    if (rejection.from !== 'pending') move(0.4, 'startReview', 'pending', 'in-progress');
    if (rejection.from === 'approved') move(0.7, 'approve', 'in-progress', 'approved');
    const isWithdrawn = rejection.by === 'seeker';
    steps.push({
      at: decidedAt,
      actor: isWithdrawn ? applicant : staff,
      event: isWithdrawn ? 'application.withdraw' : 'application.reject',
      from: rejection.from,
      to: 'rejected',
      reason: { code: rejection.reason, ...(rejection.note ? { note: rejection.note } : {}) },
    });
    return steps;
  }
  move(state === 'in-progress' ? 1 : 0.4, 'startReview', 'pending', 'in-progress');
  if (state !== 'in-progress') move(state === 'approved' ? 1 : 0.7, 'approve', 'in-progress', 'approved');
  if (state === 'recruited') move(1, 'recruit', 'approved', 'recruited');
  return steps;
}
