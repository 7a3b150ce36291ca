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
/** Why an event isn't published. */
export const eventRejections = ['incomplete', 'off_topic', 'misleading', 'duplicate', 'fees', 'other'] as const;
/** Why an event that was published does not take place. */
export const eventCancellations = ['organizer', 'venue', 'too_few_people', 'speaker', 'safety', 'other'] as const;
export const eventReasons = [...new Set([...eventRejections, ...eventCancellations] as const)];
export type EventReason = (typeof eventReasons)[number];
export const registrationStates = [
  'registered',
  'waitlisted',
  'confirmed',
  'checked_in',
  'no_show',
  'cancelled',
] as const;
