export const seekerStates = ['unverified', 'active', 'suspended', 'deactivated', 'anonymised'] as const;
export const genders = ['male', 'female'] as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const seekerVisibilities = ['public', 'employers_only', 'hidden'] as const;
export const availabilities = ['immediately', 'one_month', 'later'] as const;
export const degrees = ['high_school', 'diploma', 'bachelor', 'master', 'phd', 'other'] as const;
/** What the best mark is. */
export const gpaScales = ['4', '5', '100'] as const;
/** By what somebody is reached, and so known to be who they say. */
export const contactChannels = ['mobile', 'email'] as const;
export const seekerSuspensionReasons = ['false_information', 'misuse', 'complaints', 'other'] as const;
export const seekerDeactivationReasons = ['requested', 'inactive', 'duplicate', 'deceased', 'other'] as const;
export const seekerReasons = [...new Set([...seekerSuspensionReasons, ...seekerDeactivationReasons] as const)];
export type SeekerReason = (typeof seekerReasons)[number];
