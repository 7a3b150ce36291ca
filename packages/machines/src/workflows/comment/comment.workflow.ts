import { sampleReason } from '../reasons.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyCommentEvent, CommentInput } from './comment.input.ts';
import { commentMachine } from './comment.machine.ts';

export type { AnyCommentEvent, CommentInput, ContentJudgement, ReportedContent } from './comment.input.ts';

/** A comment on a video: held, shown, or kept from everybody. */
export const commentWorkflow: Workflow<CommentInput, AnyCommentEvent, typeof commentMachine> = {
  id: 'comment',
  version: 1,
  machine: commentMachine,
  may: {
    'comment.publish': 'content.publish',
    'comment.hold': 'content.publish',
    'comment.reject': 'content.publish',
    'comment.markSpam': 'content.publish',
    'comment.restore': 'content.publish',
    'comment.pin': 'content.publish',
    'comment.unpin': 'content.publish',
    'comment.report': 'content.publish',
    'comment.setStanding': 'content.publish',
    'comment.removeForAuthor': 'content.publish',
  },
  samples: {
    'comment.publish': () => ({ type: 'comment.publish' }),
    'comment.hold': () => ({ type: 'comment.hold' }),
    'comment.reject': () => ({ type: 'comment.reject', ...sampleReason }),
    'comment.markSpam': () => ({ type: 'comment.markSpam' }),
    'comment.restore': () => ({ type: 'comment.restore' }),
    'comment.pin': () => ({ type: 'comment.pin' }),
    'comment.unpin': () => ({ type: 'comment.unpin' }),
    'comment.report': () => ({ type: 'comment.report', report: 'spam' }),
    // Whatever they may do now, something else can be chosen.
    'comment.setStanding': ({ authorStanding }) => ({
      type: 'comment.setStanding',
      standing: authorStanding === 'banned' ? 'held' : 'banned',
    }),
    'comment.removeForAuthor': () => ({ type: 'comment.removeForAuthor' }),
  },
};
