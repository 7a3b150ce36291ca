import { Banner, Button, EmptyState, ErrorState, RetryButton, Skeleton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#demo/use-refusal-text.ts';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import { listNotice, listState, skeletonRow } from '../Panes.css.ts';

/** What stands in place of mails: they are coming, can't be read, don't match, or there are none. */
export function ListState({ app: { status, problem, location, goTo, refresh } }: { app: MailApp }) {
  const { t } = useTranslation('email');
  const refusalText = useRefusalText();
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
        title={t('failed')}
        description={refusalText(problem?.code)}
        action={<RetryButton onPress={refresh} />}
      />
    );
  if (location.search !== '')
    return (
      <EmptyState
        drawing="noMatch"
        title={t('noMatch.title')}
        description={t('noMatch.description', { search: location.search })}
        action={<Button onPress={() => goTo({ search: '' })}>{t('noMatch.clear')}</Button>}
      />
    );
  return <EmptyState drawing="nothing" title={t('empty.title')} description={t('empty.description')} />;
}

/** Says above mails that were read before that they could not be read again. */
export function NotReadAgain({ app: { problem, refresh } }: { app: MailApp }) {
  const { t } = useTranslation('email');
  const refusalText = useRefusalText();
  return (
    <div className={listNotice}>
      <Banner tone="attention" title={t('failed')} actions={<RetryButton onPress={refresh} />}>
        {refusalText(problem?.code)}
      </Banner>
    </div>
  );
}
