import { Button, IconButton, Inline, Text } from '@diwan/ui';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, X } from 'lucide-react';
import { memo } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../fields.css.ts';
import { Parts } from '../group/Parts.tsx';
import type { KindInputProps } from '../kind.ts';
import { rowName, summaryOf } from './large-row.ts';

/** What is done with a row at a place; the same object as long as the list is drawn. */
export interface RowVerbs {
  replace: (index: number, row: Record<string, unknown>) => void;
  move: (index: number, to: number) => void;
  remove: (index: number) => void;
  toggle: (index: number) => void;
}

interface RowProps extends Pick<KindInputProps<'rows'>, 'field' | 'Part' | 'path' | 'errorAt' | 'isDisabled'> {
  id: string;
  index: number;
  name: string;
  row: Record<string, unknown>;
  isLast: boolean;
  isLarge: boolean;
  isOpen: boolean;
  verbs: RowVerbs;
}

/** One row with its buttons; a large one is a line that opens. Drawn again only when it is another row. */
export const Row = memo(function Row(props: RowProps) {
  const { field, id, index, name: place, row, isLast, isLarge, isOpen, verbs, ...parts } = props;
  const context = useResource();
  const { t } = context;
  const name = isLarge ? rowName(place, index, summaryOf(field.fields, row, context).words, context) : place;
  const inputs = isOpen ? (
    <Parts {...parts} fields={field.fields} value={row} onChange={(next) => verbs.replace(index, next)} />
  ) : null;
  return (
    <div id={id} className={styles.row} role="group" aria-label={name}>
      {isLarge ? <RowLine {...props} name={name} /> : inputs}
      <div data-row-verbs>
        <Inline gap="xs">
          <IconButton
            label={t('moveUp', { name })}
            icon={<ArrowUp />}
            isDisabled={index === 0}
            onPress={() => verbs.move(index, index - 1)}
          />
          <IconButton
            label={t('moveDown', { name })}
            isDisabled={isLast}
            icon={<ArrowDown />}
            onPress={() => verbs.move(index, index + 1)}
          />
          <IconButton label={t('removeRow', { name })} icon={<X />} onPress={() => verbs.remove(index)} />
        </Inline>
      </div>
      {isLarge && inputs ? <div className={styles.wholeRow}>{inputs}</div> : null}
    </div>
  );
});

function RowLine({ field, id, index, name, row, isOpen, verbs }: RowProps) {
  const { kind } = summaryOf(field.fields, row, useResource());
  return (
    <Inline gap="sm">
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isOpen}
        aria-describedby={`${id}-words`}
        onPress={() => verbs.toggle(index)}
      >
        {name}
      </Button>
      <span id={`${id}-words`}>
        <Text as="span" size="small" tone="muted">
          {kind}
        </Text>
      </span>
    </Inline>
  );
}
