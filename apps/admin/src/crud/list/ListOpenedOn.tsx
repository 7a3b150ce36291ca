import { useEffect } from 'react';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { useResource } from '../resource/resource-context.ts';
import { listPath } from '../resource/resource-paths.ts';
import { ListScreen } from './ListScreen.tsx';

/** A list; with an id in the address, opened on that record. */
export function ListOpenedOn() {
  const match = useMatch();
  const search = useSearch();
  const go = useGo();
  const { resource } = useResource();
  const id = match?.params.uuid;
  useEffect(() => {
    if (!id) return;
    const params = new URLSearchParams(search);
    params.set('peek', id);
    go(`${listPath(resource.key)}?${params}`, { replace: true });
  }, [id, search, go, resource.key]);
  return <ListScreen />;
}
