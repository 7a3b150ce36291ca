import type { InterviewEvent } from '@diwan/api-contract/endpoints/hiring/interviews';
import { addDays } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { InterviewInput } from './interview.input.ts';
import { interviewMachine } from './interview.machine.ts';

export type { InterviewInput, InterviewRefusal } from './interview.input.ts';

/** A meeting with a candidate, from its planning to its outcome. */
export const interviewWorkflow: Workflow<InterviewInput, InterviewEvent, typeof interviewMachine> = {
  id: 'interview',
  version: 1,
  machine: interviewMachine,
  may: {
    'interview.schedule': 'applications.decide',
    'interview.confirm': 'applications.decide',
    'interview.reschedule': 'applications.decide',
    'interview.cancel': 'applications.decide',
    'interview.complete': 'applications.decide',
    'interview.noShow': 'applications.decide',
    'interview.release': 'system',
  },
  samples: {
    'interview.schedule': ({ now }) => ({ type: 'interview.schedule', startsAt: addDays(now, 1) }),
    'interview.confirm': () => ({ type: 'interview.confirm' }),
    'interview.reschedule': ({ now }) => ({
      type: 'interview.reschedule',
      startsAt: addDays(now, 1),
      durationMin: 30,
    }),
    'interview.cancel': () => ({ type: 'interview.cancel', note: 'A note that is long enough' }),
    'interview.complete': () => ({ type: 'interview.complete', recommendation: 'no_decision', text: null }),
    'interview.noShow': () => ({ type: 'interview.noShow' }),
    'interview.release': () => ({ type: 'interview.release' }),
  },
};
