import type { Employer, EmployerEvent } from '@diwan/api-contract/resources/employers';
import type { Addressed } from '../messages.ts';
import type { Reasoned } from '../reasons.ts';

/** What the rules about an employer look at. */
export interface EmployerInput extends Addressed, Reasoned {
  now: string;
  /** When the day on which its commercial registration expires is over; null when nobody has said. */
  crExpiresAt: string | null;
  type: Employer['type'];
  /** Of a recruitment agency; no other employer needs one. */
  licenseNumber: string | null;
  /** Whether it lacks a document that it must have. */
  isDocumentMissing: boolean;
  /** Whether such a document holds no longer. */
  isDocumentExpired: boolean;
  /** Whether it has a subscription whose period can be made longer. */
  isPlanExtendable: boolean;
}

export type AnyEmployerEvent =
  | EmployerEvent
  | { type: 'employer.registrationExpired' }
  | { type: 'employer.refuseAddress' };

export type EmployerRefusal =
  | 'registrationUndated'
  | 'registrationExpired'
  | 'registrationValid'
  | 'licenseMissing'
  | 'documentMissing'
  | 'documentExpired'
  | 'addressRefused'
  | 'addressTrusted'
  | 'planMissing'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why an employer is in a state that nobody wishes for. */
export interface EmployerJudgement {
  reason: string;
  note: string | null;
  /** What is to be changed, where that is asked for. */
  fields?: Employer['stateFields'];
}

/** So many days more of its subscription. */
export type PlanExtension = Omit<Extract<EmployerEvent, { type: 'employer.extendPlan' }>, 'type'>;
