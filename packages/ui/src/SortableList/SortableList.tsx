import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList as AriaGridList, GridListItem as AriaGridListItem } from 'react-aria-components/GridList';
import { DropIndicator as AriaDropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import * as styles from './SortableList.css.ts';

export interface SortableListProps<Item extends object> {
  /** Names the list to a screen reader. */
  label: string;
  /** The things in their order. */
  items: readonly Item[];
  /** Tells things apart. */
  itemKey: (item: Item) => string;
  /** What a person calls this item: names its handle. */
  itemLabel: (item: Item) => string;
  /** Keep it the same function between renders, or every item renders again. */
  renderItem: (item: Item) => ReactNode;
  /** Puts an item before another one, or at the end; without it the order can't be changed. */
  onMove?: ((key: string, before: string | null) => void) | undefined;
}

/** Not text: nothing of an item is to be dropped into a field. */
const itemType = 'application/x-sortable-item';

/** A list that people put in order, by pointer or by keyboard; what is compared column by column is a `Table`. */
export function SortableList<Item extends object>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemLabel, renderItem, onMove } = props;
  const canMove = onMove !== undefined;
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) => [...keys].map((key) => ({ [itemType]: String(key) })),
    onReorder({ keys: [key], target }) {
      const keys = items.map(itemKey);
      const index = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      const before = keys[index] ?? null;
      if (key !== undefined && before !== key) onMove?.(String(key), before);
    },
    renderDropIndicator: (target) => <AriaDropIndicator target={target} className={styles.gap} />,
  });
  return (
    <AriaGridList
      // A list with hooks for dragging can't go on without them.
      key={canMove ? 'movable' : 'fixed'}
      aria-label={label}
      className={styles.list}
      items={items}
      dependencies={[renderItem, itemKey, itemLabel, canMove]}
      dragAndDropHooks={canMove ? dragAndDropHooks : undefined}
    >
      {(item) => (
        <AriaGridListItem id={itemKey(item)} textValue={itemLabel(item)} className={styles.item}>
          {canMove ? (
            <AriaButton slot="drag" className={styles.handle}>
              <GripVertical />
            </AriaButton>
          ) : null}
          {renderItem(item)}
        </AriaGridListItem>
      )}
    </AriaGridList>
  );
}
