import { Button, Inline, type TableColumn, type TableSort } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { Resource, RowDecision } from '#crud/resource/define-resource.ts';
import type { ResourceScope } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import type { ListQuery } from '../query/list-query.ts';
import { arrange, isOneState } from '../query/list-query-columns.ts';
import { NameCell, type Opening } from './NameCell.tsx';

/** The columns that are shown, arranged as the address says; the first of the resource names the record, and one that has left the tab of its state says which it is in, where it said since when, or at its end. */
export function tableColumns(
  columns: Resource['columns'],
  { columns: choices, filters }: Pick<ListQuery, 'columns' | 'filters'>,
  context: ResourceScope,
  opening: Opening,
): TableColumn<AnyRow>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const nameKey = columns[0]?.key;
  const ofState = isOneState(filters.state) && context.resource.columns.find(({ key }) => key === 'state');
  const shown = arrange(columns, choices).filter(({ key, isShown }) => isShown && byKey.has(key));
  const stateKey = (shown.find(({ key }) => key === 'inState') ?? shown.at(-1))?.key;
  return shown.map(({ key, isPinned, width: size }): TableColumn<AnyRow> => {
    const column = byKey.get(key)!;
    const isRowHeader = key === nameKey;
    const { sort, align, width } = column;
    return {
      key,
      header: context.t(`columns.${key}`),
      cell: (record) => {
        const hasLeft = key === stateKey && !isRowHeader && ofState && record.state !== filters.state;
        const content = (hasLeft ? ofState : column).cell(record, context) ?? cells.text(null);
        if (!isRowHeader) return content;
        const name = (
          <NameCell record={record} {...opening}>
            {content}
          </NameCell>
        );
        if (!column.beside) return name;
        return (
          <Inline gap="xs" align="center" canWrap={false}>
            {name}
            {column.beside(record)}
          </Inline>
        );
      },
      align,
      width,
      size: size ?? undefined,
      isPinned,
      isSortable: sort !== undefined,
      isRowHeader,
    };
  });
}

/** A column for each decision that every row has a button for: one control in a cell, so that the arrow keys reach each. */
export function decisionColumns(
  decisions: readonly RowDecision[],
  { t, resource, language }: ResourceScope,
  onEvent: (record: AnyRow, event: string) => void,
): TableColumn<AnyRow>[] {
  return decisions
    .filter(({ isButton }) => isButton)
    .map(({ event, shortcut }) => {
      const label = t(`events.${event}`);
      return {
        key: event,
        header: label,
        width: decisionWidth,
        cell: (record) =>
          record.availableEvents.some(({ type, isAvailable }) => type === event && isAvailable) ? (
            <Button
              size="small"
              variant="quiet"
              aria-keyshortcuts={shortcut.toUpperCase()}
              aria-label={t('eventOf', { event: label, name: resource.label(record, language) })}
              onPress={() => onEvent(record, event)}
            >
              {label}
            </Button>
          ) : null,
      };
    });
}

const decisionWidth = '6rem';

/** A name has the room of those that left. */
const nameBeside = '40%';

/** The columns for which there is room beside an open record: those that are marked, or all where none is. */
export function besideColumns(columns: Resource['columns']): Resource['columns'] {
  const marked = columns.filter(({ staysBeside }) => staysBeside);
  const [name, ...others] = marked;
  return name ? [{ ...name, width: nameBeside }, ...others] : columns;
}

/** The order of the address as the table shows it. */
export function tableSort(columns: Resource['columns'], sort: string): TableSort | undefined {
  const column = columns.find((each) => each.sort !== undefined && each.sort === sort.replace(/^-/, ''));
  return column && { column: column.key, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The order that the table asks for, as the address has it. */
export function sortOf(columns: Resource['columns'], { column, direction }: TableSort): string {
  const sort = columns.find(({ key }) => key === column)?.sort ?? '';
  return direction === 'descending' ? `-${sort}` : sort;
}
