import { ListScreen } from '#crud/list/ListScreen.tsx';

const betweenUsers = { isPrivate: 'true' };
/** Nobody of staff answers these: none is unread or urgent. */
const columns = ['subject', 'participants', 'kind', 'flagged', 'inState', 'state', 'lastMessageAt'];

/** What users write to each other: who, about what, how much; what it says only for whoever says why. */
export function UserConversationsScreen() {
  return <ListScreen fixed={betweenUsers} columns={columns} />;
}
