/** What a category is of. */
export const categoryScopes = ['news', 'videos'] as const;
export type CategoryScope = (typeof categoryScopes)[number];
