import { EmptyState, Page } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import * as styles from './chat.css.ts';
import { addressOf, readSearch } from './chat-address.ts';
import { conversations } from './conversations.resource.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { OpenConversation } from './OpenConversation.tsx';

/** Where staff write with users: conversations, the open one, and what it is about; on a phone one at a time. */
export default function ChatScreen() {
  const { t } = useTranslation(['chat', 'screens']);
  const crumbs = useCrumbs();
  const go = useGo();
  const search = readSearch(useSearch());
  const { conversation, hasDetails } = search;
  return (
    <Page title={t('screens:chat')} breadcrumbs={crumbs}>
      <ResourceProvider resource={conversations}>
        <div
          className={styles.panes}
          data-pane={conversation ? 'thread' : 'list'}
          data-details={(conversation && hasDetails) || undefined}
        >
          <Inbox search={search} />
          {conversation ? (
            <OpenConversation
              key={conversation}
              id={conversation}
              hasDetails={hasDetails}
              onDetails={(isShown) => go(addressOf({ ...search, hasDetails: isShown }), { replace: true })}
              onBack={() => go(addressOf({ ...search, conversation: null }))}
            />
          ) : (
            <section className={styles.pane.thread}>
              <div className={styles.nothing}>
                <EmptyState title={t('chat:nothingOpen.title')} description={t('chat:nothingOpen.text')} />
              </div>
            </section>
          )}
        </div>
      </ResourceProvider>
    </Page>
  );
}
