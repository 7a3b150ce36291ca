import type { Preferences } from '@diwan/api-contract/identity';

export const defaultPreferences: Preferences = {
  theme: 'light',
  layout: 'horizontal',
  navbar: 'floating',
  density: 'default',
  calendar: 'gregory',
  starred: [],
};
