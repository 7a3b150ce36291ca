import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import * as styles from './options.css.ts';

/** A record or value that can be chosen by searching for it. */
export interface Option {
  id: string;
  label: string;
  /** A second line that tells namesakes apart. */
  note?: string;
  /** Stands before the label: a face, a mark. */
  start?: ReactNode;
}

interface OptionsProps {
  isLoading: boolean;
  emptyText: string | undefined;
}

/** The list below a searching field. */
export function Options({ isLoading, emptyText }: OptionsProps) {
  const texts = useUiTexts();
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox<Option>
        className={styles.list}
        renderEmptyState={() => (
          <div className={styles.message}>{isLoading ? texts.loading : (emptyText ?? texts.nothingFound)}</div>
        )}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.label} className={styles.option}>
            {({ isSelected }) => (
              <>
                {item.start}
                <span className={styles.optionText}>
                  <span>
                    <bdi>{item.label}</bdi>
                  </span>
                  {item.note ? (
                    <span className={styles.optionNote}>
                      <bdi>{item.note}</bdi>
                    </span>
                  ) : null}
                </span>
                {isSelected ? <Check className={styles.tick} /> : null}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
