import { useEffect } from 'react';
import { ListScreen } from '../../crud/ListScreen/ListScreen.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';

/** The employers; with an id in the address, the list opened on that employer. */
export function EmployersList() {
  const { match, search, go } = useNavigation();
  const id = match?.params.uuid;
  useEffect(() => {
    if (!id) return;
    const params = new URLSearchParams(search);
    params.set('peek', id);
    go(`/employers/list?${params}`, { replace: true });
  }, [id, search, go]);
  return <ListScreen />;
}
