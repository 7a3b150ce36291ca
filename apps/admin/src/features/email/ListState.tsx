import { Button, EmptyState, ErrorState, Skeleton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { listState, skeletonRow } from './Panes.css.ts';
import type { MailApp } from './use-mailbox.ts';

/** What stands in place of mails: they are coming, can't be read, don't match, or there are none. */
export function ListState({ app: { status, problem, place, goTo, refresh } }: { app: MailApp }) {
  const { t } = useTranslation(['email', 'problems']);
  if (status === 'loadingFirst' || status === 'refreshing')
    return (
      <div className={listState} aria-busy>
        {['70%', '55%', '80%', '60%', '75%', '50%'].map((width) => (
          <div key={width} className={skeletonRow}>
            <Skeleton width="40%" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    );
  if (status === 'failed')
    return (
      <ErrorState
        title={t('email:failed.title')}
        description={t(`problems:codes.${problem?.code ?? 'unavailable'}` as 'problems:codes.unavailable', {
          defaultValue: t('problems:codes.unavailable'),
        })}
        action={<Button onPress={refresh}>{t('email:failed.retry')}</Button>}
      />
    );
  if (place.search !== '')
    return (
      <EmptyState
        title={t('email:noMatch.title')}
        description={t('email:noMatch.description', { search: place.search })}
        action={<Button onPress={() => goTo({ search: '' })}>{t('email:noMatch.clear')}</Button>}
      />
    );
  return <EmptyState title={t('email:empty.title')} description={t('email:empty.description')} />;
}
