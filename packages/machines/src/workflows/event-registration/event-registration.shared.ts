/** Whoever has not cancelled reads what staff write to all who are registered. */
export const aboutLetters = {
  'eventRegistration.write': [
    { guard: 'hasNoLetter', actions: { type: 'refuse', params: { reason: 'alreadyTold' } } },
    { actions: 'announceLetters' },
  ],
} as const;

/** Whoever waits or has a seat hears what becomes of the event. */
export const aboutEvent = {
  'eventRegistration.callOff': [
    { guard: 'isNotCalledOff', actions: { type: 'refuse', params: { reason: 'eventNotCancelled' } } },
    { target: 'cancelled', actions: 'announceCancellation' },
  ],
  'eventRegistration.tellDates': [
    { guard: 'isTold', actions: { type: 'refuse', params: { reason: 'alreadyTold' } } },
    { actions: 'announceDates' },
  ],
} as const;

/** Why nobody is let in. */
export const doorRefusals = [
  { guard: 'isNotOnAnyMore', actions: { type: 'refuse', params: { reason: 'eventNotOn' } } },
  { guard: 'isTooEarly', actions: { type: 'refuse', params: { reason: 'doorsClosed' } } },
] as const;
