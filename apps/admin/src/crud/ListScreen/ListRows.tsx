import { Banner, Button, EmptyState, ErrorState, Table, type TableColumn } from '@diwan/ui';
import { useMemo, useRef } from 'react';
import { useGo } from '../../navigation/navigation-context.tsx';
import type { CellContext } from '../cell-context.ts';
import { addressOf, editAddressOf } from '../addresses.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import type { List } from '../use-list.ts';
import { NameCell } from './NameCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface ListRowsProps {
  list: List;
  /** Keys of the columns to show; all of the resource's unless given. */
  columns?: readonly string[] | undefined;
  /** Opens a record here instead of going to its screen. */
  onOpen?: ((record: AnyRecord) => void) | undefined;
  /** An event of the workflow was chosen in a row's menu. */
  onEvent: (record: AnyRecord, event: string) => void;
}

const rowKey = (record: AnyRecord) => record.id;

/** The rows of a list, or why there are none. */
export function ListRows({ list, columns, onOpen, onEvent }: ListRowsProps) {
  const room = useRoom();
  const { resource, t, language } = room;
  const go = useGo();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const tableColumns = useMemo(() => columnsOf(room, columns, onOpen), [room, columns, onOpen]);
  const rowActions = useMemo(() => (record: AnyRecord) => <RowMenu record={record} onEvent={onEvent} />, [onEvent]);

  if (list.problem && list.rows.length === 0) {
    const kind = list.problem.status === 403 ? 'forbidden' : 'failed';
    return (
      <ErrorState
        title={t(`${kind}.title`)}
        description={t(`${kind}.text`)}
        details={list.problem.requestId}
        action={kind === 'failed' ? <Button onPress={list.refresh}>{t('retry')}</Button> : undefined}
      />
    );
  }
  if (!list.isLoading && list.rows.length === 0) return <NoRows list={list} />;

  return (
    <>
      {list.problem ? (
        <Banner
          tone="attention"
          title={t('refreshFailed.title')}
          actions={<Button onPress={list.refresh}>{t('retry')}</Button>}
        >
          {t('refreshFailed.text')}
        </Banner>
      ) : null}
      {list.newCount > 0 ? (
        <Button variant="quiet" onPress={list.refresh}>
          {t('newRows', { count: list.newCount })}
        </Button>
      ) : null}
      <Table
        tableRef={table}
        label={t('title')}
        columns={tableColumns}
        rows={list.rows}
        rowKey={rowKey}
        rowLabel={(record) => resource.label(record, language)}
        sort={list.sort}
        onSort={list.sortBy}
        rowActions={rowActions}
        totalCount={list.counts?.total.isCapped ? undefined : list.counts?.total.value}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        highlighted={list.highlighted}
        onOpen={(record) => (onOpen ? onOpen(record) : go(addressOf(resource, record.id)))}
        onEdit={resource.screens.includes('edit') ? (record) => go(editAddressOf(resource, record.id)) : undefined}
      />
    </>
  );
}

function NoRows({ list }: { list: List }) {
  const { t } = useRoom();
  if (!list.isNarrowed) return <EmptyState title={t('empty.title')} description={t('empty.text')} />;
  return (
    <EmptyState
      title={t('noMatch.title')}
      description={t('noMatch.text')}
      action={<Button onPress={list.clear}>{t('noMatch.action')}</Button>}
    />
  );
}

type Room = CellContext & Pick<ReturnType<typeof useRoom>, 'resource'>;

function columnsOf(
  room: Room,
  shown: ListRowsProps['columns'],
  onOpen: ListRowsProps['onOpen'],
): TableColumn<AnyRecord>[] {
  const { resource, t } = room;
  const columns = shown ? resource.columns.filter(({ key }) => shown.includes(key)) : resource.columns;
  return columns.map(({ key, cell, sort, align, width }, index) => ({
    key: sort ?? key,
    header: t(`columns.${key}`),
    cell: (record) =>
      index === 0 ? (
        <NameCell record={record} onOpen={onOpen}>
          {cell(record, room)}
        </NameCell>
      ) : (
        cell(record, room)
      ),
    align,
    width,
    isSortable: sort !== undefined,
    isRowHeader: index === 0,
  }));
}
