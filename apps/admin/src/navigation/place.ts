import type { Place } from '@diwan/machines/navigation/navigation.types';

/** The place of an address inside this app; relative ones (`?q=a`) are resolved against `from`; `/` is the dashboard. */
export function placeOf(address: string, from: Place): Place {
  const url = new URL(address, location.origin + from.path + from.search);
  return { path: url.pathname === '/' ? '/dashboard' : url.pathname, search: url.search };
}
