/** Calls `act` with the search of whatever on the page leads to another search of this path, once somebody is about to go there. */
export function onSearchNear(path: string, act: (search: string) => void): () => void {
  const listen = ({ detail }: CustomEventInit<string>) => path === location.pathname && act(detail!);
  addEventListener('searchnear', listen);
  return () => removeEventListener('searchnear', listen);
}

/** Says that somebody is about to go to another search of the path that is open. */
export const tellSearchNear = (search: string) => dispatchEvent(new CustomEvent('searchnear', { detail: search }));
