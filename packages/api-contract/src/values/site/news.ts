export const newsStates = ['draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'] as const;
export type NewsState = (typeof newsStates)[number];
/** Whom news or a slider is for. */
export const contentAudiences = ['everyone', 'seekers', 'employers', 'providers'] as const;
/** Why news goes back to whoever wrote it. */
export const newsReturns = ['facts', 'language', 'pictures', 'rights', 'other'] as const;
export type NewsReturn = (typeof newsReturns)[number];
