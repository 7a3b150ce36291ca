export const taxonomyStates = ['suggested', 'active', 'inactive'] as const;
export const skillTypes = ['technical', 'soft', 'language', 'tool'] as const;
export const isicSections = 'ABCDEFGHIJKLMNOPQRSTU'.split('') as [string, ...string[]];
