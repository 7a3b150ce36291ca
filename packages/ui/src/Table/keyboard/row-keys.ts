import { keyOf } from './grid-keys.ts';

interface RowActions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: object | undefined;
  onToggle: (rowKey: string, isRange: boolean) => void;
  onOpen?: ((row: Row) => void) | undefined;
  onEdit?: ((row: Row) => void) | undefined;
  onPeek?: ((row: Row) => void) | undefined;
}

/** x, Space, Enter, e and Shift+F10 on a row; says whether the key meant anything. */
export function actOnRow<Row>(event: KeyboardEvent, { rows, rowKey, ...can }: RowActions<Row>): boolean {
  const { target } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const row = element && rows[Number(element.dataset.index)];
  if (!element || !row || !(target instanceof Element) || event.ctrlKey) return false;
  const onToggle = can.selection && (() => can.onToggle(rowKey(row), event.shiftKey));
  const given = (act: ((row: Row) => void) | undefined) => act && (() => act(row));

  function find(): (() => void) | undefined {
    const key = keyOf(event);
    if (key === 'F10' && event.shiftKey)
      return pressing(element?.querySelector<HTMLElement>('[data-row-actions] button'));
    if (key === 'x') return onToggle;
    if (event.shiftKey || !(target instanceof Element)) return undefined;
    if (key === ' ' && !target.matches('button, input')) return given(can.onPeek) ?? onToggle;
    if (key === 'Enter' && target.matches('td, th')) return given(can.onOpen);
    return key === 'e' ? given(can.onEdit) : undefined;
  }
  const act = find();
  act?.();
  return act !== undefined;
}

function pressing(button: HTMLElement | null | undefined): (() => void) | undefined {
  return button ? () => button.click() : undefined;
}

/** Whether a box was pressed together with Shift: everything from the row toggled last to this one is meant. */
export function isWithShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
