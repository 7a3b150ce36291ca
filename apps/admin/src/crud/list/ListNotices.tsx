import { Banner, RetryButton } from '@diwan/ui';
import { isolated } from '#messages/isolated.ts';
import { useResource } from '../resource/resource-context.ts';
import type { List } from './use-list.ts';

const mostNames = 3;
const longestName = 30;

/** What is true of the list as a whole: it isn't the newest, or not all that the address asks for. */
export function ListNotices({ list: { problem, seenAt, ignored, status, refresh } }: { list: List }) {
  const { t, format } = useResource();
  const time = seenAt === null ? '' : format.dateTime(new Date(seenAt).toISOString());
  const names = ignored
    .slice(0, mostNames)
    .map((name) => t('ignoredName', { name: isolated(name.slice(0, longestName)) }));
  return (
    <>
      {problem ? (
        <Banner
          tone="attention"
          actions={<RetryButton size="small" onPress={refresh} isPending={status === 'refreshing'} />}
        >
          {t(problem.code === 'offline' ? 'offline.since' : 'failed.since', { time })}
        </Banner>
      ) : null}
      {ignored.length > 0 ? (
        <Banner tone="info">
          {t('ignored', { names: format.list(ignored.length > mostNames ? [...names, '…'] : names) })}
        </Banner>
      ) : null}
    </>
  );
}
