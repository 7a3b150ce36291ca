import { useEffect } from 'react';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';

/** The employers; with an id in the address, the list opened on that employer. */
export function EmployersList() {
  const match = useMatch();
  const search = useSearch();
  const go = useGo();
  const id = match?.params.uuid;
  useEffect(() => {
    if (!id) return;
    const params = new URLSearchParams(search);
    params.set('peek', id);
    go(`/employers/list?${params}`, { replace: true });
  }, [id, search, go]);
  return <ListScreen />;
}
