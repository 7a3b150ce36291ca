export const taxonomyStates = ['suggested', 'active', 'inactive', 'merged'] as const;
export const skillTypes = ['technical', 'soft', 'language', 'tool'] as const;
export const isicSections = 'ABCDEFGHIJKLMNOPQRSTU'.split('') as [string, ...string[]];
/** Where a term came from. */
export const termSources = ['manual', 'import', 'user_suggested', 'esco', 'isic'] as const;
/** Why a suggestion is not taken. */
