import { ArrowDown, ArrowUp, GripVertical, Pin } from 'lucide-react';
import { useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { box } from '../private/choice/choice.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './ColumnChooser.css.ts';
import type { ChosenColumn } from './chosen-column.ts';
import { moveColumn } from './move-column.ts';
import { SmallButton } from './SmallButton.tsx';
import { useColumnDrag } from './use-column-drag.ts';

export interface ColumnChooserProps {
  /** All columns in their order, shown or not. */
  columns: readonly ChosenColumn[];
  /** Is given all columns after one was moved, shown, hidden or pinned. */
  onChange: (columns: readonly ChosenColumn[]) => void;
  /** The columns are to be as they were at first. */
  onReset: () => void;
}

/** Which columns of a list are seen, in which order, and which stay in sight: the content of a `Popover`. */
export function ColumnChooser({ columns, onChange, onReset }: ColumnChooserProps) {
  const texts = useUiTexts();
  const list = useRef<HTMLUListElement>(null);
  const { shown, draggedKey, start } = useColumnDrag(list, columns, move);

  function change(key: string, difference: Partial<ChosenColumn>) {
    onChange(columns.map((column) => (column.key === key ? { ...column, ...difference } : column)));
  }
  function move(from: number, to: number) {
    onChange(moveColumn(columns, from, to));
    announce(texts.columnMoved(columns[from]?.label ?? '', to + 1, columns.length));
  }
  return (
    <div className={styles.chooser}>
      <ul ref={list} className={styles.list}>
        {shown.map(({ key, label, isShown, isPinned, isFixed = false }, index) => (
          <li key={key} className={styles.item} data-dragged={key === draggedKey || undefined}>
            <span
              className={styles.grip}
              onPointerDown={isFixed ? undefined : (event) => start(key, event)}
              aria-hidden
            >
              {isFixed ? null : <GripVertical />}
            </span>
            <label className={styles.name}>
              <input
                type="checkbox"
                className={box}
                checked={isShown}
                disabled={isFixed}
                onChange={() => change(key, { isShown: !isShown })}
              />
              <span className={styles.label[isShown ? 'shown' : 'hidden']}>{label}</span>
            </label>
            {isFixed ? null : (
              <>
                <SmallButton
                  icon={ArrowUp}
                  label={texts.moveUp(label)}
                  isDisabled={moveColumn(shown, index, index - 1) === shown}
                  onPress={() => move(index, index - 1)}
                />
                <SmallButton
                  icon={ArrowDown}
                  label={texts.moveDown(label)}
                  isDisabled={moveColumn(shown, index, index + 1) === shown}
                  onPress={() => move(index, index + 1)}
                />
              </>
            )}
            <SmallButton
              icon={Pin}
              label={texts.pinColumn(label)}
              isPressed={isPinned}
              onPress={() => change(key, { isPinned: !isPinned })}
            />
          </li>
        ))}
      </ul>
      <Button variant="plain" size="small" onPress={onReset}>
        {texts.resetColumns}
      </Button>
    </div>
  );
}
