import type { Location } from '@diwan/machines/navigation/navigation.types';

/** The location of an address inside this app; relative ones (`?q=a`) are resolved against `from`; `/` is the dashboard. */
export function locationOf(address: string, from: Location): Location {
  const url = new URL(address, location.origin + from.path + from.search);
  return { path: url.pathname === '/' ? '/dashboard' : url.pathname, search: url.search };
}
