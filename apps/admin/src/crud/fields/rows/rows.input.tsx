import { announce, Button, Stack, Text } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { blankRow } from '../blank.ts';
import * as styles from '../fields.css.ts';
import type { KindInputProps } from '../kind.ts';
import { Row, type RowVerbs } from './Row.tsx';
import { rowKey, useOpenRows } from './use-open-rows.ts';

/** A list of groups: added at the end, moved and removed with buttons that keep the focus; large ones open one by one. */
export function RowsInput(props: KindInputProps<'rows'>) {
  const { field, Part, path, label, value, onChange, errorAt, isDisabled } = props;
  const { t, format } = useResource();
  const rows = useOpenRows(props);
  const error = errorAt(path);
  const rowId = (index: number) => `row-${path}.${index}`;

  const focusNext = useRef<(() => void) | null>(null);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = null;
  }, [value]);

  const add = () => {
    const row = blankRow(field.fields);
    rows.open(rowKey(row, value.length));
    focusNext.current = () => focusIn(rowId(value.length), ':is(input, textarea, select)');
    onChange([...value, row]);
  };
  const verbs: RowVerbs = {
    replace: (index, row) => onChange(value.with(index, row)),
    move: (index, to) => {
      const [from, place, count] = [index + 1, to + 1, value.length].map((each) => format.number(each));
      announce(t('rowMoved', { label, from, place, count }));
      focusNext.current = () => focusIn(rowId(to), verbOf(to < index ? [1, 2] : [2, 1]));
      onChange(value.with(index, value[to]!).with(to, value[index]!));
    },
    remove: (index) => {
      const near = Math.min(index, value.length - 2);
      focusNext.current = () => (near < 0 ? focusIn(`add-${path}`, 'button') : focusIn(rowId(near), verbOf([3])));
      onChange(value.toSpliced(index, 1));
    },
    toggle: (index) => rows.toggle(rowKey(value[index]!, index)),
  };
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  const stable = useMemo<RowVerbs>(
    () => ({
      replace: (index, row) => latest.current.replace(index, row),
      move: (index, to) => latest.current.move(index, to),
      remove: (index) => latest.current.remove(index),
      toggle: (index) => latest.current.toggle(index),
    }),
    [],
  );

  return (
    <fieldset className={styles.group} disabled={isDisabled} id={`field-${path}`} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      <Stack gap="sm">
        {value.map((row, index) => (
          <Row
            key={rowKey(row, index)}
            id={rowId(index)}
            field={field}
            Part={Part}
            path={`${path}.${index}`}
            index={index}
            name={t('rowOf', { label, number: format.number(index + 1) })}
            row={row}
            isLast={index === value.length - 1}
            isLarge={rows.isLarge}
            isOpen={rows.isOpen(rowKey(row, index))}
            errorAt={errorAt}
            isDisabled={isDisabled}
            verbs={stable}
          />
        ))}
        {error ? <Text tone="critical">{error}</Text> : null}
        <div id={`add-${path}`}>
          <Button variant="quiet" icon={<Plus />} onPress={add}>
            {t('addRow', { label })}
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}

/** The buttons of a row by their places, the best first: one at the edge can't be pressed. */
const verbOf = (places: readonly number[]) =>
  places.map((place) => `:scope > [data-row-verbs] button:not(:disabled):nth-of-type(${place})`);

function focusIn(id: string, selectors: string | readonly string[]): void {
  const within = document.getElementById(id);
  for (const selector of [selectors].flat()) {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
