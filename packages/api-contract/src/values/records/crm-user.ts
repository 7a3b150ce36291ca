export const crmUserStates = ['invited', 'active', 'on_leave', 'suspended', 'left'] as const;
export type CrmUserState = (typeof crmUserStates)[number];
export const crmRoles = ['agent', 'senior', 'team_lead', 'manager'] as const;
export const crmTeams = ['enterprise', 'small_business', 'marketplace', 'renewals', 'support'] as const;
/** The thirteen regions of the Kingdom. */
export const regions = [
  'riyadh',
  'makkah',
  'madinah',
  'eastern',
  'qassim',
  'asir',
  'tabuk',
  'hail',
  'northern_borders',
  'jazan',
  'najran',
  'bahah',
  'jawf',
] as const;
/** In which customers are spoken with. */
export const crmLanguages = ['ar', 'en', 'ur', 'hi', 'fr'] as const;
/** As the week begins here. */
export const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
