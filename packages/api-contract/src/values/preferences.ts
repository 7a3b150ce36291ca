import type { Preferences } from '../endpoints/identity.ts';

/** How the product looks for somebody who has chosen nothing yet. */
export const defaultPreferences: Preferences = {
  theme: 'light',
  layout: 'horizontal',
  navbar: 'floating',
  density: 'default',
  calendar: 'gregory',
  hasShortcuts: true,
  starred: [],
};
