export const roles = ['admin', 'editor'] as const;
export const staffStates = ['invited', 'active', 'locked', 'suspended', 'deactivated'] as const;
/** How somebody proves more than a password: not at all, by a code of their app, by a passkey alone, or wherever their identity provider asks. */
export const secondFactors = ['off', 'totp', 'passkey', 'idp'] as const;
export const languages = ['ar', 'en'] as const;
export const themes = ['light', 'dark', 'semi-dark', 'system'] as const;
export const layouts = ['horizontal', 'vertical'] as const;
export const navbarModes = ['floating', 'sticky', 'static', 'hidden'] as const;
export const densities = ['compact', 'default', 'comfortable'] as const;
/** In which dates are read and typed; what is stored is Gregorian. */
export const calendars = ['gregory', 'islamic-umalqura'] as const;

export type Role = (typeof roles)[number];
export type Language = (typeof languages)[number];
