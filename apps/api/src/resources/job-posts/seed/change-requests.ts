import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { createRandom } from '#seeding/random.ts';
import type { PlannedJobPost } from '../planned-job-post.ts';

type ChangeRequest = NonNullable<JobPost['changeRequest']>;

const requests: readonly ChangeRequest[] = [
  {
    reason: 'incomplete',
    note: 'نرجو ذكر الراتب وساعات العمل ليعرف المتقدم ما ينتظره.',
    fields: ['salary', 'workHours'],
  },
  { reason: 'incomplete', note: null, fields: ['responsibilities', 'qualifications'] },
  { reason: 'misleading', note: 'العنوان لا يوافق المهام المذكورة في الوصف.', fields: ['title', 'jobTitleId'] },
  {
    reason: 'discriminatory',
    note: 'نرجو حذف العبارة التي تقصر الوظيفة على فئة بعينها.',
    fields: ['description', 'gender'],
  },
  { reason: 'contact_details', note: null, fields: ['description'] },
];

/** Whoever sent a post back said why, and what to change. */
export function planChangeRequests(posts: readonly PlannedJobPost[], seed: number): void {
  const random = createRandom(seed, 'job-posts.change-requests');
  for (const post of posts) if (post.state === 'changes_requested') post.changeRequest = random.pick(requests);
}
