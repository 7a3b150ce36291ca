export const eventStates = [
  'draft',
  'pending_review',
  'published',
  'registration_closed',
  'ongoing',
  'completed',
  'postponed',
  'cancelled',
  'rejected',
] as const;
export const eventKinds = ['career_fair', 'workshop', 'webinar', 'course', 'networking', 'open_day'] as const;
export const eventModes = ['onsite', 'online', 'hybrid'] as const;
/** For whom an event is. */
export const eventAudiences = ['all', 'seekers', 'employers', 'providers', 'men', 'women'] as const;
export const registrationStates = [
  'registered',
  'waitlisted',
  'confirmed',
  'checked_in',
  'no_show',
  'cancelled',
] as const;
/** What becomes of a ticket at the door. */
export const checkInOutcomes = [
  'checkedIn',
  'alreadyCheckedIn',
  'waitlisted',
  'cancelled',
  'otherEvent',
  'unknownTicket',
  'eventNotOn',
  'doorsClosed',
] as const;
export type CheckInOutcome = (typeof checkInOutcomes)[number];
