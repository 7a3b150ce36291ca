import { useState } from 'react';
import type { FieldInputProps } from '#crud/resource/field.ts';
import type { KindInputProps } from '../kind.ts';
import { isLargeRow, isWrong } from './large-row.ts';

type Row = Readonly<Record<string, unknown>>;

/** Some rows can be told apart, whatever their place; the others only by it. */
export const rowKey = ({ id }: Row, index: number): string => (typeof id === 'string' && id !== '' ? id : `${index}`);

type Rows = Pick<KindInputProps<'rows'>, 'field' | 'path' | 'value'> & Pick<FieldInputProps, 'errorAt'>;

/** Which large rows are open: none at first, then what somebody opened, and what turned out to be wrong. */
export function useOpenRows({ field, path, value, errorAt }: Rows) {
  const isLarge = isLargeRow(field.fields);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<{ errorAt: Rows['errorAt'] } | null>(null);
  if (isLarge && checked?.errorAt !== errorAt) {
    const wrong = value.flatMap((row, index) =>
      isWrong(field.fields, `${path}.${index}`, row, errorAt) ? [rowKey(row, index)] : [],
    );
    setChecked({ errorAt });
    if (wrong.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...wrong]));
  }
  return {
    isLarge,
    isOpen: (key: string) => !isLarge || opened.has(key),
    open: (key: string) => setOpened((before) => new Set([...before, key])),
    toggle: (key: string) =>
      setOpened((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key])),
  };
}
