import { AddScreen } from '#crud/form/EditScreen.tsx';
import { MailTabs } from './MailTabs.tsx';

/** A message to an audience, from its beginning. */
export function ComposeScreen() {
  return <AddScreen above={<MailTabs currentKey="compose" />} />;
}
