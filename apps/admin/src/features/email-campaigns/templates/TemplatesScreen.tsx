import { ListScreen } from '#crud/list/ListScreen.tsx';
import { MailTabs } from './MailTabs.tsx';

/** The words of every mail that the product sends by itself. */
export function TemplatesScreen() {
  return <ListScreen tabs={<MailTabs currentKey="templates" />} />;
}
