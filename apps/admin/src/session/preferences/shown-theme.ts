import type { Preferences } from '@diwan/api-contract/endpoints/identity';

const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** The theme that a choice comes to: as the system has it, where it is left to the system. */
export function shownTheme({ theme }: Pick<Preferences, 'theme'>): Exclude<Preferences['theme'], 'system'> {
  if (theme !== 'system') return theme;
  return darkSystem()?.matches ? 'dark' : 'light';
}

export const onSystemTheme = (listener: () => void) => darkSystem()?.addEventListener('change', listener);
