import { announce, KeysetPagination } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useResource } from '../resource/resource-context.ts';
import { hasNoRows, isNotLoaded } from './not-loaded.ts';
import { asking, limits } from './query/list-query.ts';
import type { List } from './use-list.ts';

/** How many there are, and the way to the next ones. */
export function ListPages({ list }: { list: List }) {
  const { t, format } = useResource();
  const { query, page, counts, isCurrent, isOfQuestion, ask, hrefOf } = list;
  const total = counts?.total;
  const countText = !total
    ? t(list.isCounting ? 'counting' : 'resultsUnknown')
    : total.isCapped
      ? t('resultsCapped', { number: format.number(total.value) })
      : t('results', { count: total.value, number: format.number(total.value) });
  const question = JSON.stringify([query.q, query.filters]);
  const said = useRef('');
  const isKnown = list.isCounted && list.status !== 'refreshing';
  useEffect(() => {
    if (!isKnown || said.current === question) return;
    // Said once for each question, not for each page, order or live change.
    said.current = question;
    announce(countText, 'polite');
  }, [question, isKnown, countText]);
  const { previous, next } = page;
  const wanted = useRef<Side>(null);
  const turn = (side: Side) => {
    // From rows in another order the step is taken when those that were asked for are there; from those of another question none leads on.
    wanted.current = isOfQuestion && !isCurrent ? side : null;
    if (isCurrent && side && page[side] !== null) ask(stepTo(side, page[side]), 'push');
  };
  useEffect(() => () => void (wanted.current = null), [query]);
  useEffect(() => turn(wanted.current));
  // Where they stand depends on how many rows come: until then they would move.
  if (isNotLoaded(list) || list.status === 'loadingFirst' || hasNoRows(list)) return null;
  return (
    <KeysetPagination
      countText={countText}
      hasPrevious={previous !== null}
      hasNext={next !== null}
      previousHref={isCurrent ? hrefOf(stepTo('previous', previous)) : undefined}
      nextHref={isCurrent ? hrefOf(stepTo('next', next)) : undefined}
      onPrevious={() => turn('previous')}
      onNext={() => turn('next')}
      pageSize={query.limit}
      pageSizes={limits}
      onPageSize={(limit) => ask(asking({ limit }), 'push')}
    />
  );
}

type Side = 'previous' | 'next' | null;
const stepTo = (side: Side, cursor: string | null) => ({
  after: '',
  before: '',
  [side === 'next' ? 'after' : 'before']: cursor ?? '',
});
