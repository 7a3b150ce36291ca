import { Button, EmptyState, ErrorState, LinkButton, RetryButton } from '@diwan/ui';
import type { ReactNode } from 'react';
import { PartBoundary } from '../feedback/boundary/PartBoundary.tsx';
import { useResource } from '../resource/resource-context.ts';
import { addPath, hasScreen } from '../resource/resource-paths.ts';
import { ListNotices } from './ListNotices.tsx';
import * as styles from './ListScreen.css.ts';
import { NewRows } from './NewRows.tsx';
import { hasNoRows, isNotLoaded } from './not-loaded.ts';
import { asking } from './query/list-query.ts';
import type { List } from './use-list.ts';

/** What a list shows, or why there is nothing to show. */
export function ListBody({ list, children }: { list: List; children: ReactNode }) {
  if (isNotLoaded(list)) return <NotLoaded list={list} />;
  return (
    <>
      <ListNotices list={list} />
      <div className={styles.body}>
        <NewRows list={list} />
        {hasNoRows(list) ? <NoRows list={list} /> : <PartBoundary of={list.rows}>{children}</PartBoundary>}
      </div>
    </>
  );
}

function NotLoaded({ list: { problem, query, ask, refresh } }: { list: List }) {
  const { t } = useResource();
  const kind = problem?.code === 'forbidden' ? 'forbidden' : problem?.code === 'offline' ? 'offline' : 'failed';
  // The place in the list that the address names may no longer be one.
  const isGone = isDeep(query) && problem?.status === 422;
  const retry = <RetryButton onPress={refresh} />;
  return (
    <ErrorState
      drawing={isGone ? 'gone' : kind === 'failed' ? undefined : kind}
      title={t(`${kind}.title`)}
      description={t(`${kind}.text`)}
      details={problem?.requestId}
      action={kind === 'forbidden' ? undefined : isGone ? <ToFirstPage ask={ask} /> : retry}
    />
  );
}

const isDeep = ({ after, before }: List['query']) => after !== '' || before !== '';

function ToFirstPage({ ask }: Pick<List, 'ask'>) {
  const { t } = useResource();
  return <Button onPress={() => ask(asking({}), 'push')}>{t('firstPage')}</Button>;
}

function NoRows({ list }: { list: List }) {
  const { resource, t } = useResource();
  if (isDeep(list.query)) {
    const action = <ToFirstPage ask={list.ask} />;
    return <EmptyState drawing="gone" title={t('emptyPage.title')} description={t('emptyPage.text')} action={action} />;
  }
  if (!list.isNarrowed) {
    const add = hasScreen(resource.key, 'add') && <LinkButton href={addPath(resource.key)}>{t('add')}</LinkButton>;
    return <EmptyState drawing="nothing" title={t('empty.title')} description={t('empty.text')} action={add} />;
  }
  return (
    <EmptyState
      drawing="noMatch"
      title={t('noMatch.title')}
      description={t('noMatch.text')}
      action={<Button onPress={list.clear}>{t('noMatch.action')}</Button>}
    />
  );
}
