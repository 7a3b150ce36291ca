import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { ChipList, Text } from '@diwan/ui';
import { Fragment } from 'react';
import type { AnyField } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../fields.css.ts';
import { GroupValue } from '../group/GroupValue.tsx';
import type { ValueProps } from '../kind.ts';
import { RowContext } from '../masked/masked-row.ts';
import { isOfBlocks, isUnwritten } from '../written.ts';
import { isLargeRow } from './large-row.ts';

/** Rows of a few words are chips; those that hold a text stand below each other, those with a picture side by side. */
export function RowsValue({ field, name, value, Part }: ValueProps<'rows'>) {
  const { t, format } = useResource();
  if (isOfBlocks(field)) {
    const isLarge = isLargeRow(field.fields);
    const isPictured = Object.values(field.fields).some(({ kind }) => kind === 'image');
    return (
      <ol className={isPictured ? styles.tiles : styles.blocks}>
        {value.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are values without an identity
          <li key={index} className={isLarge ? styles.largeBlock : undefined}>
            {isLarge ? (
              <Text as="span" tone="muted" isTabular>
                {format.number(index + 1)}
              </Text>
            ) : null}
            <RowContext value={{ list: name, id: String(row.id ?? index) }}>
              <GroupValue field={field} name={name} value={row} Part={Part} isTerse />
            </RowContext>
          </li>
        ))}
      </ol>
    );
  }
  const said = (row: Record<string, unknown>) =>
    Object.entries(field.fields).filter(([part, inner]) => isShown(inner, row) && isSaid(inner, row[part]));
  return (
    <ChipList
      items={value.map((row, index) => {
        const [first, ...others] = said(row).map(([part, inner], at, all) => (
          <Fragment key={part}>
            {/* From one time to the other. */}
            {inner.kind === 'time' && all[at - 1]?.[1].kind === 'time' ? '– ' : null}
            {inner.kind === 'boolean' ? (
              t(`parts.${name}.${part}`)
            ) : (
              <Part field={inner} name={part} value={row[part]} />
            )}{' '}
          </Fragment>
        ));
        return { id: String(index), text: first, note: others.length > 0 ? others : undefined };
      })}
    />
  );
}

/** In a chip the name of a yes says it, and a no says nothing. */
const isSaid = (field: AnyField, value: unknown) => !isUnwritten(field, value) && value !== false;
