/** Why somebody's record does not become one with another, in whichever state it is. */
export const mergeRefusals = [
  { guard: 'isOtherItself', actions: { type: 'refuse', params: { reason: 'otherIsItself' } } },
  { guard: 'isOtherGone', actions: { type: 'refuse', params: { reason: 'otherIsGone' } } },
  { guard: 'isOtherLater', actions: { type: 'refuse', params: { reason: 'otherIsLater' } } },
  { guard: 'isEitherLeaving', actions: { type: 'refuse', params: { reason: 'anonymisationPlanned' } } },
  { guard: 'areBothRecruited', actions: { type: 'refuse', params: { reason: 'recruitedTwice' } } },
] as const;
