export const seekerStates = ['unverified', 'active', 'suspended', 'deactivated', 'anonymised', 'merged'] as const;
export const genders = ['male', 'female'] as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const seekerVisibilities = ['public', 'employers_only', 'hidden'] as const;
export const availabilities = ['immediately', 'one_month', 'later'] as const;
export const degrees = ['high_school', 'diploma', 'bachelor', 'master', 'phd', 'other'] as const;
/** What the best mark is. */
export const gpaScales = ['4', '5', '100'] as const;
/** By what somebody is reached, and so known to be who they say. */
export const contactChannels = ['mobile', 'email'] as const;
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const;
export const drivingLicenses = ['private', 'light_transport', 'heavy_transport', 'motorcycle'] as const;
/** How somebody came to the platform. */
export const seekerSources = ['site', 'app', 'referral', 'staff', 'import'] as const;
export const fraudStatuses = ['none', 'suspected', 'confirmed'] as const;

const ages = { least: 16, most: 80 };

/** Whether somebody who was born on this day may look for work now. */
export function isWorkingAge(birthDate: string, now = new Date()): boolean {
  const today = now.toISOString().slice(0, 10);
  const born = Number(birthDate.slice(0, 4));
  const years = Number(today.slice(0, 4)) - born - (today.slice(4) < birthDate.slice(4) ? 1 : 0);
  return years >= ages.least && years <= ages.most;
}
export const mostTags = 20;
/** By what two records are told to be of one person. */
export const duplicateSigns = ['email', 'name'] as const;

/** So many records that may be of the same person are told of; whoever has more is found by the filter. */
export const mostDuplicates = 20;
