import type { CrmUserEvent } from '@diwan/api-contract/resources/crm-users';

/** What the rules about a CRM user look at. */
export interface CrmUserInput {
  now: string;
  /** How many employers and providers are theirs. */
  customers: number;
  /** The last day of their leave, `YYYY-MM-DD`; null of whoever is on none. */
  leaveUntil: string | null;
  /** Whether somebody who is named is they themselves; known of an event that names one. */
  isNamedThemselves?: boolean;
}

export type AnyCrmUserEvent = CrmUserEvent | { type: 'crmUser.endLeave' };

export type CrmUserRefusal = 'untilPast' | 'leaveNotOver' | 'samePerson' | 'noCustomers' | 'bookNotReassigned';
