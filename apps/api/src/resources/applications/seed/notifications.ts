import type { SeedNotification } from '#seeding/seed.ts';
import { minute } from '#seeding/time.ts';
import type { SeededInterview } from '../interviews/seed.ts';
import { timeInRiyadh } from '../interviews/time-in-riyadh.ts';
import type { PlannedApplication } from './plan.ts';

interface Known {
  history: {
    id: string;
    number: string;
    decidedAt: number;
    planned: PlannedApplication;
    reviewer: { id: string };
    rejection: { by: string } | null;
  }[];
  interviews: SeededInterview[];
}

const mostOfEach = 24;
const alertBefore = 15 * minute;

/** What meetings and withdrawals have lately told those whom they concern. */
export function seededNotifications({ history, interviews }: Known, now: number): SeedNotification[] {
  const decided = new Map(history.map((each) => [each.id, each]));
  const about = (id: string) => {
    const { number, decidedAt, planned } = decided.get(id)!;
    const { id: jobPostId, title } = planned.jobPost;
    return {
      ref: { resource: 'applications' as const, id, label: title.name },
      path: `/job_post/applicants/${jobPostId}?peek=${id}`,
      params: { number },
      at: decidedAt,
    };
  };
  const withdrawn = history.filter(({ rejection }) => rejection?.by === 'seeker').slice(-mostOfEach);
  const met = interviews.filter(({ startsAt }) => Date.parse(startsAt) < now).slice(-mostOfEach);
  return [
    ...withdrawn.map(
      ({ id, reviewer }): SeedNotification => ({
        ...about(id),
        kind: 'applicationWithdrawn',
        userIds: [reviewer.id],
      }),
    ),
    ...met.map(({ applicationId, title, startsAt, organizer }): SeedNotification => {
      const { params, ...rest } = about(applicationId);
      return {
        ...rest,
        kind: 'interviewSoon',
        params: { ...params, title, time: timeInRiyadh(startsAt) },
        at: Date.parse(startsAt) - alertBefore,
        userIds: [organizer!.id],
      };
    }),
  ];
}
