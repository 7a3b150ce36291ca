import type { MatchedPost } from '@diwan/api-contract/matching/match';
import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import type { PlannedEmployer } from '../employers/seed.ts';
import type { Title } from '../job-titles/seed.ts';

/** What an employer writes, or does, that staff send back. */
export const flaws = [
  'phone',
  'email',
  'handle',
  'gender',
  'age',
  'nationality',
  'appearance',
  'maritalStatus',
  'fee',
  'payBelow',
  'payAbove',
  'duplicate',
  'allCaps',
  'tooShort',
  'wrongLanguage',
] as const;
export type Flaw = (typeof flaws)[number];

export interface PlannedJobPost {
  id: string;
  number: string;
  state: JobPost['state'];
  employer: PlannedEmployer;
  title: Title;
  cityId: CityId;
  createdAt: number;
  publishAt: number | null;
  publishedAt: number | null;
  expiresAt: number;
  /** When it was closed, rejected, archived or last reviewed. */
  settledAt: number | null;
  closeReason: JobPost['closeReason'];
  endedFrom: 'published' | 'paused' | 'expired' | null;
  pausedBy: 'person' | 'suspension' | null;
  openings: number;
  counts: Record<CandidateStatus, number>;
  /** Why it was sent back. */
  changeRequest?: NonNullable<JobPost['changeRequest']>;
  /** What staff should see before they decide. */
  flaw?: Flaw;
  /** Applicants sit it. */
  examId?: string;
  /** Whose text it has. */
  copyOf?: PlannedJobPost;
  /** Known once its row is made. */
  matched?: MatchedPost & Pick<JobPost, 'questions'>;
}
