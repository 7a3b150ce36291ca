import { ListScreen } from '#crud/list/ListScreen.tsx';

const betweenUsers = { isPrivate: 'true' };

/** What users write to each other: who, about what, how much; what it says only for whoever says why. */
export function UserConversationsScreen() {
  return <ListScreen fixed={betweenUsers} />;
}
