import { announce, BulkBar, Button } from '@diwan/ui';
import { useEffect } from 'react';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { useResource } from '../resource/resource-context.ts';
import { questionOf } from './query/list.implementations.ts';
import { withDays } from './query/list-query-filters.ts';
import type { List } from './use-list.ts';

/** How many records are selected, how all that match can be, and what can be done with them. */
export default function SelectionBar({ list }: { list: List }) {
  const { resource, t, format } = useResource();
  const { selection, counts, apiQuery, ask } = list;
  const total = counts?.total ?? null;
  const known = total && !total.isCapped ? { count: total.value, number: format.number(total.value) } : null;
  const summary = summaryText();
  useEffect(() => announce(summary), [summary]);

  function summaryText(): string {
    if (selection.kind === 'some') {
      const count = selection.ids.length;
      return t('list:selection.some', { count, number: format.number(count) });
    }
    const all = known ? t('list:selection.all', known) : t('list:selection.allUncounted');
    const count = selection.except.length;
    return count === 0 ? all : t('list:selection.allBut', { all, number: format.number(count) });
  }

  const isMore = selection.kind === 'all' ? selection.except.length > 0 : !known || known.count > selection.ids.length;
  return (
    <BulkBar
      label={t('list:selection.label')}
      summary={
        <>
          <span>{summary}</span>
          {isMore ? (
            <Button variant="plain" size="small" onPress={list.selectAll}>
              {known ? t('list:selection.selectAll', known) : t('list:selection.selectAllUncounted')}
            </Button>
          ) : null}
        </>
      }
      onClear={list.clearSelection}
      clearLabel={t('list:selection.clear')}
    >
      <BulkActions
        selection={selection}
        query={withDays(questionOf(apiQuery), resource.filters)}
        rows={list.rows}
        onStarted={(bulk) => {
          list.clearSelection();
          ask({ bulk }, 'push');
        }}
      />
    </BulkBar>
  );
}
