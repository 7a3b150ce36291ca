import { ListScreen } from '../../crud/ListScreen/ListScreen.tsx';
import { PeekPanel } from '../../crud/PeekPanel.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';

/** The employers; with an id in the address, the list opened on that employer. */
export function EmployersList() {
  const { match, search, go } = useNavigation();
  const id = match?.params.uuid;
  return (
    <ListScreen>{id ? <PeekPanel key={id} id={id} onClose={() => go(`/employers/list${search}`)} /> : null}</ListScreen>
  );
}
