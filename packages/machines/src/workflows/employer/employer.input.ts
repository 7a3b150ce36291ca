/** What the rules about an employer look at. */
export interface EmployerInput {
  now: string;
  /** Commercial registration, the one document that every employer needs. */
  crNumber: string | null;
  /** End of the day, as an instant; null when it is unknown. */
  crExpiresAt: string | null;
  openJobs: number;
}

interface WithReason {
  reason: string;
  note?: string | undefined;
}

export type EmployerEvent =
  | { type: 'employer.submit' }
  | { type: 'employer.verify' }
  | ({ type: 'employer.requestChanges' } & WithReason)
  | ({ type: 'employer.reject' } & WithReason)
  | ({ type: 'employer.suspend' } & WithReason)
  | { type: 'employer.reinstate' }
  | { type: 'employer.reopen' }
  /** What happens to its job posts that are still open. */
  | ({ type: 'employer.close'; jobs?: 'leave' | 'close' | undefined } & WithReason)
  | { type: 'employer.registrationExpired' };

export type EmployerRefusal =
  | 'registrationMissing'
  | 'registrationExpired'
  | 'registrationValid'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong'
  | 'hasOpenJobs';

export interface EmployerReason {
  reason: string;
  note: string | null;
}
