import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { applicationsSeed } from '#resources/applications/seed.ts';
import type { PlannedApplication } from '#resources/applications/seed-plan.ts';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import { jobPostsSeed } from '#resources/job-posts/seed.ts';
import type { PlannedJobPost } from '#resources/job-posts/seed-plan.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';

interface Sources {
  employers: PlannedEmployer[];
  posts: PlannedJobPost[];
  applications: PlannedApplication[];
}
type Content = Pick<Notification, 'kind' | 'severity' | 'path'> & { title: string; at: number };

/** What waits behind each member of staff's bell: the newest of what just came in. */
export function* notificationRows({ seed, now, planOf }: Seeding) {
  const random = createRandom(seed, 'notifications');
  const employers = planOf(employersSeed);
  const posts = planOf(jobPostsSeed);
  const { planned: applications } = planOf(applicationsSeed);
  const newest = contentsOf({ employers, posts, applications }).sort((one, other) => one.at - other.at);
  for (const { id: userId } of staffActors) {
    for (const { title, at, ...content } of newest) {
      const isRead = now - at > day || random.chance(0.2);
      yield {
        id: makeId(at, random),
        userId,
        ...content,
        params: { title },
        createdAt: instant(at),
        readAt: isRead ? instant(Math.min(now, at + day / 4)) : null,
      };
    }
  }
}

function contentsOf({ employers, posts, applications }: Sources): Content[] {
  const submitted = posts.filter(({ state }) => state === 'pending_review').slice(-12);
  const registered = employers.filter(({ state }) => state === 'pending_verification').slice(-6);
  return [
    ...submitted.map(({ id, title, createdAt }) => ({
      kind: 'jobPostSubmitted',
      severity: 'info' as const,
      path: `/job_post/view/${id}`,
      title: title.name.ar,
      at: createdAt,
    })),
    ...registered.map(({ id, name, createdAt }) => ({
      kind: 'employerRegistered',
      severity: 'warning' as const,
      path: `/employers/view/${id}`,
      title: name.ar,
      at: createdAt,
    })),
    ...applications.slice(-8).map(({ jobPost, appliedAt }) => ({
      kind: 'applicationReceived',
      severity: 'success' as const,
      path: `/job_post/applicants/${jobPost.id}`,
      title: jobPost.title.name.ar,
      at: appliedAt,
    })),
  ];
}
