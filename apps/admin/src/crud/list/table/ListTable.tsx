import { moveRow, Table, type TableSelection } from '@diwan/ui';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowDecision } from '#crud/resource/define-resource.ts';
import { mayEdit } from '#crud/resource/may-edit.ts';
import { isSelectable } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { editPath, hasScreen, opensBeside, recordPath } from '#crud/resource/resource-paths.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useReturn } from '#navigation/screens/use-return.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { asking } from '../query/list-query.ts';
import { arrange, type ColumnChoice, fitting } from '../query/list-query-columns.ts';
import { lastVisited } from '../query/record-pager.ts';
import type { List } from '../use-list.ts';
import { RowDecisionKeys } from './RowDecisionKeys.tsx';
import { RowMenu } from './RowMenu.tsx';
import { besideColumns, decisionColumns, sortOf, tableColumns, tableSort } from './table-columns.tsx';

export interface ListTableProps {
  list: List;
  /** Opens a record here instead of going to its screen. */
  onOpen?: ((record: AnyRow) => void) | undefined;
  /** An event of the workflow was chosen in a row's menu. */
  onEvent: (record: AnyRow, event: string) => void;
}

const noDecisions: readonly RowDecision[] = [];
const rowKey = (record: AnyRow) => record.id;

/** The rows of a list: sorted, selected, arranged and looked at, all of it in the address. */
export function ListTable({ list, onOpen, onEvent }: ListTableProps) {
  const scope = useResource();
  const { resource, t, language } = scope;
  const { query, counts, ask } = list;
  const go = useGo();
  const table = useRef<HTMLTableElement>(null);
  const [startAt, setStartAt] = useState(() => lastVisited(resource.key));
  useReturn(() => setStartAt(lastVisited(resource.key)));
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  // Beside the list as it is: its question, its order and its page stay.
  const beside = opensBeside(resource.key) ? ({ id }: AnyRow) => ask({ peek: id }, 'push') : undefined;
  const open = onOpen ?? beside;
  const openHere = useLatest(open);
  const isAddressed = onOpen === undefined;
  const isBeside = query.peek !== '';
  const decisions = resource.rowDecisions ?? noDecisions;
  const columns = useMemo(
    () => [
      ...tableColumns(isBeside ? besideColumns(list.columns) : list.columns, query, scope, {
        open: openHere,
        isAddressed,
      }),
      ...decisionColumns(decisions, scope, onEvent),
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by their content: a change beside the list is none of theirs
    [isBeside, list.columns, JSON.stringify(query.columns), scope, openHere, isAddressed, decisions, onEvent],
  );
  const rowActions = useMemo(() => (record: AnyRow) => <RowMenu record={record} onEvent={onEvent} />, [onEvent]);
  const peek = (id: string) => ask({ peek: id }, 'replace');

  function move(step: 1 | -1) {
    if (table.current) moveRow(table.current, step);
  }
  function follow({ target }: FocusEvent) {
    const id = target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
    if (query.peek !== '' && id && id !== query.peek) peek(id);
  }

  return (
    <div onFocus={follow}>
      {decisions.length > 0 ? (
        <RowDecisionKeys decisions={decisions} rows={list.rows} peeked={query.peek} table={table} onEvent={onEvent} />
      ) : null}
      <Table
        tableRef={table}
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={rowKey}
        rowLabel={(record) => resource.label(record, language)}
        sort={tableSort(list.columns, query.sort)}
        onSort={(sort) => ask(asking({ sort: sortOf(list.columns, sort) }), 'push')}
        sortHref={(sort) => list.hrefOf(asking({ sort: sortOf(list.columns, sort) }))}
        selection={isSelectable(resource.key) ? selectionOf(list) : undefined}
        rowActions={rowActions}
        totalCount={counts?.total.isCapped ? undefined : counts?.total.value}
        isLoading={list.status === 'loadingFirst'}
        isRefreshing={list.status === 'refreshing'}
        isTurning={list.status === 'refreshing' && !list.isCurrent}
        highlighted={list.highlighted}
        startAt={startAt}
        onOpen={(record) => (open ? open(record) : go(recordPath(resource.key, record.id)))}
        onEdit={
          hasScreen(resource.key, 'edit')
            ? (record) => mayEdit(resource, record) && go(editPath(resource.key, record.id))
            : undefined
        }
        onPeek={(record) => (onOpen ? onOpen(record) : peek(record.id))}
        peekedKey={query.peek || undefined}
        onResize={(key, px) => {
          const resized = (all: readonly ColumnChoice[]) =>
            all.map((each) => (each.key === key ? { ...each, width: fitting(px) } : each));
          ask((current) => ({ columns: resized(arrange(list.columns, current.columns)) }), 'replace');
        }}
      />
    </div>
  );
}

type Open = ((record: AnyRow) => void) | undefined;

/** The same function as long as there is one, always doing the newest: rows don't render again for it. */
function useLatest(open: Open): Open {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const openLatest = useCallback((record: AnyRow) => latest.current?.(record), []);
  return open && openLatest;
}

function selectionOf({ selection, toggle, togglePage }: List): TableSelection {
  const keys = new Set(selection.kind === 'all' ? selection.except : selection.ids);
  return { kind: selection.kind, keys, onToggle: toggle, onTogglePage: togglePage };
}
