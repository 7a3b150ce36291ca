import { sampleReason } from '../reasons.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyReviewEvent, ReviewInput } from './review-moderation.input.ts';
import { reviewModerationMachine } from './review-moderation.machine.ts';

export type {
  AnyReviewEvent,
  EditedReview,
  ReportedReview,
  ReviewInput,
  ReviewJudgement,
} from './review-moderation.input.ts';

/** A review from its author’s pen to its target’s page, and away from there again when it is reported. */
export const reviewModerationWorkflow: Workflow<ReviewInput, AnyReviewEvent, typeof reviewModerationMachine> = {
  id: 'review-moderation',
  version: 1,
  machine: reviewModerationMachine,
  may: {
    'review.autoPublish': 'system',
    'review.publish': 'content.publish',
    'review.reject': 'content.publish',
    'review.hide': 'content.publish',
    'review.report': 'content.publish',
    'review.dismissReports': 'content.publish',
    'review.redact': 'content.publish',
    'review.editByAuthor': 'content.publish',
  },
  samples: {
    'review.autoPublish': () => ({ type: 'review.autoPublish' }),
    'review.publish': () => ({ type: 'review.publish' }),
    'review.reject': () => ({ type: 'review.reject', ...sampleReason }),
    'review.hide': () => ({ type: 'review.hide', ...sampleReason }),
    'review.report': () => ({ type: 'review.report', report: 'spam' }),
    'review.dismissReports': () => ({ type: 'review.dismissReports' }),
    // Whatever a passage is, some of it stands there.
    'review.redact': ({ words }) => ({ type: 'review.redact', passage: words.slice(0, 2) }),
    'review.editByAuthor': () => ({ type: 'review.editByAuthor', rating: 5, text: '…'.repeat(10) }),
  },
};
