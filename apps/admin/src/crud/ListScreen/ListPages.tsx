import { announce, KeysetPagination } from '@diwan/ui';
import { useEffect } from 'react';
import { asking } from '../list-query.ts';
import { useRoom } from '../room.tsx';
import type { List } from '../use-list.ts';

/** How many there are, and the way to the next ones. */
export function ListPages({ list }: { list: List }) {
  const { t, format } = useRoom();
  const { query, page, counts, ask } = list;
  const total = counts?.total;
  const countText = !total
    ? t('resultsUnknown')
    : total.isCapped
      ? t('resultsCapped', { number: format.number(total.value) })
      : t('results', { count: total.value, number: format.number(total.value) });
  const asked = JSON.stringify([query.q, query.filters]);
  const isKnown = total !== undefined && !list.isRefreshing;
  useEffect(() => {
    if (isKnown) announce(countText, 'polite');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each question, not for each live change
  }, [asked, isKnown]);
  return (
    <KeysetPagination
      countText={countText}
      hasPrevious={page.previous !== null}
      hasNext={page.next !== null}
      onPrevious={() => ask({ ...query, after: '', before: page.previous ?? '' }, 'push')}
      onNext={() => ask({ ...query, before: '', after: page.next ?? '' }, 'push')}
      pageSize={query.limit}
      onPageSize={(limit) => ask(asking(query, { limit }), 'push')}
    />
  );
}
