import { Button, IconButton, Inline, Stack, Text } from '@diwan/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { blankRow } from '../blank.ts';
import * as styles from '../fields.css.ts';
import { Parts } from '../group/Parts.tsx';
import type { KindInputProps } from '../kind.ts';

/** Some rows can be told apart, whatever their place; the others only by it. */
const identityOf = ({ id }: Record<string, unknown>) => (typeof id === 'string' && id !== '' ? id : undefined);

/** A list of groups: added at the end, moved and removed with buttons. */
export function RowsInput({ field, Part, path, label, value, onChange, errorAt, isDisabled }: KindInputProps<'rows'>) {
  const { t, format } = useResource();
  const error = errorAt(path);
  const replace = (index: number, row: Record<string, unknown>) => onChange(value.with(index, row));
  const swap = (index: number, other: number) => onChange(value.with(index, value[other]!).with(other, value[index]!));

  const list = useRef<HTMLFieldSetElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    list.current?.querySelector<HTMLElement>(`[data-row="${value.length - 1}"] :is(input, textarea, select)`)?.focus();
  }, [value.length]);
  const add = () => {
    hasAdded.current = true;
    onChange([...value, blankRow(field.fields)]);
  };

  return (
    <fieldset ref={list} className={styles.group} disabled={isDisabled} id={`field-${path}`} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      <Stack gap="sm">
        {value.map((row, index) => {
          const name = t('rowOf', { label, number: format.number(index + 1) });
          return (
            <div key={identityOf(row) ?? index} data-row={index} className={styles.row} role="group" aria-label={name}>
              <Parts
                fields={field.fields}
                Part={Part}
                path={`${path}.${index}`}
                value={row}
                onChange={(next) => replace(index, next)}
                errorAt={errorAt}
                isDisabled={isDisabled}
              />
              <Inline gap="xs">
                <IconButton
                  label={t('moveUp', { name })}
                  icon={<ArrowUp />}
                  isDisabled={index === 0}
                  onPress={() => swap(index, index - 1)}
                />
                <IconButton
                  label={t('moveDown', { name })}
                  isDisabled={index === value.length - 1}
                  icon={<ArrowDown />}
                  onPress={() => swap(index, index + 1)}
                />
                <IconButton
                  label={t('removeRow', { name })}
                  icon={<X />}
                  onPress={() => onChange(value.toSpliced(index, 1))}
                />
              </Inline>
            </div>
          );
        })}
        {error ? <Text tone="critical">{error}</Text> : null}
        <div>
          <Button variant="quiet" icon={<Plus />} onPress={add}>
            {t('addRow', { label })}
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}
