import type { CandidateStatus } from '@diwan/api-contract/values/records/application';

/** What the rules about a meeting look at; the server reads it in the transaction of the event. */
export interface InterviewInput {
  /** Instant; time is data here, so that a decision can be repeated and tested. */
  now: string;
  applicationState: CandidateStatus;
  /** When it begins as it is planned now; null before it is planned. */
  startsAt: string | null;
  /** Who has another meeting at the time that the event asks for. */
  clash: 'staff' | 'seeker' | null;
}

export type InterviewRefusal =
  | 'applicationClosed'
  | 'startNotInFuture'
  | 'staffBusy'
  | 'seekerBusy'
  | 'notStarted'
  | 'noteTooShort'
  | 'noteTooLong';
