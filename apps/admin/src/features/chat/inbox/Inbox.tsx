import { Button, EmptyState, ErrorState, RetryButton, SearchField, SegmentedLinks, Skeleton, Stack } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSession } from '#session/session-context.tsx';
import * as styles from '../chat.css.ts';
import { addressOf, type ChatSearch, queryOfSearch, shownParts } from '../chat-address.ts';
import { readAhead } from '../thread/newest-page.ts';
import { InboxRow } from './InboxRow.tsx';
import { useInbox } from './use-inbox.ts';

const typingPause = 300;
/** Whoever passes over a row on the way to another opens nothing. */
const restPause = 60;

/** The conversations of users with staff: those that wait, one’s own, the unread, or all. */
export function Inbox({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const go = useGo();
  const [typed, setTyped] = useState(search.q);
  const inbox = useInbox(queryOfSearch(search, user?.uid ?? ''));
  useEffect(() => {
    if (typed === search.q) return;
    const timer = setTimeout(() => go(addressOf({ ...search, q: typed.trim() }), { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, search, go]);
  const near = useRef<string>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  function noteNear({ target }: { target: EventTarget }) {
    const id = (target as Element).closest<HTMLElement>('[data-conversation]')?.dataset.conversation;
    if (id === near.current) return;
    near.current = id;
    clearTimeout(resting.current);
    if (id && id !== search.conversation) resting.current = setTimeout(() => readAhead(id), restPause);
  }
  const segments = shownParts.map((show) => ({
    key: show,
    label: t(`shown.${show}`),
    href: addressOf({ ...search, show }),
  }));
  return (
    <section className={styles.pane.list} aria-label={t('list')}>
      <div className={styles.listHead}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <SegmentedLinks label={t('show')} segments={segments} currentKey={search.show} />
      </div>
      <div className={styles.rows} onPointerOver={noteNear} onFocus={noteNear}>
        {inbox.hasFailed ? (
          <div className={styles.listState}>
            <ErrorState
              title={t('failed.title')}
              description={t('failed.text')}
              action={<RetryButton onPress={inbox.retry} />}
            />
          </div>
        ) : inbox.isLoading ? (
          <div className={styles.listState} aria-busy>
            <Stack gap="md">
              {['70%', '84%', '62%', '76%'].map((width) => (
                <Skeleton key={width} width={width} shape="control" />
              ))}
            </Stack>
          </div>
        ) : inbox.isEmpty ? (
          <div className={styles.listState}>
            <EmptyState drawing="nothing" title={t('none.title')} description={t('none.text')} />
          </div>
        ) : (
          inbox.rows.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              href={addressOf({ ...search, conversation: row.id })}
              isCurrent={row.id === search.conversation}
            />
          ))
        )}
        {inbox.hasMore ? (
          <div className={styles.more}>
            <Button onPress={inbox.more}>{t('more')}</Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
