export const seekerStates = ['unverified', 'active', 'suspended', 'deactivated', 'anonymised'] as const;
export const genders = ['male', 'female'] as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const seekerVisibilities = ['public', 'employers_only', 'hidden'] as const;
export const availabilities = ['immediately', 'one_month', 'later'] as const;
export const degrees = ['high_school', 'diploma', 'bachelor', 'master', 'phd', 'other'] as const;
/** What the best mark is. */
export const gpaScales = ['4', '5', '100'] as const;
