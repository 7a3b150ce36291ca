import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './FilterBar.css.ts';

interface FilterPanelProps {
  /** The button was pressed, or Enter. */
  onApply: () => void;
  /** What is written can't be applied as it is. */
  isDisabled?: boolean;
  /** The fields of the filter. */
  children: ReactNode;
}

/** A filter's fields, taken over when they are complete. */
export function FilterPanel({ onApply, isDisabled, children }: FilterPanelProps) {
  const texts = useUiTexts();
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onApply();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isDisabled={isDisabled}>
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}
