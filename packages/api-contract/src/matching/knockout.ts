import type { JobPostDraft } from '../resources/job-post-draft.ts';
import { searchKey } from '../values/text/search-key.ts';

type Question = Pick<JobPostDraft['questions'][number], 'type' | 'isKnockout' | 'expectedAnswer'>;

/** Whether an answer falls short of the one without which an applicant is flagged. */
export function failsKnockout({ type, isKnockout, expectedAnswer }: Question, values: readonly string[]): boolean {
  if (!isKnockout || expectedAnswer === null) return false;
  switch (type) {
    case 'number':
      return !values.some((value) => Number(value) === Number(expectedAnswer));
    case 'text':
      return !values.some((value) => searchKey(value) === searchKey(expectedAnswer));
    default:
      return !values.includes(expectedAnswer);
  }
}
