export const talentListStates = ['open', 'archived'] as const;
/** How far an employer has come with somebody on one of its lists. */
export const talentStages = ['saved', 'contacted', 'shortlisted'] as const;
/** Where an employer found them. */
export const talentSources = ['search', 'application', 'invited'] as const;
