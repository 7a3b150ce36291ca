import { ChevronDown, Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as styles from './FilterBar.css.ts';

export interface FilterButtonsProps {
  /** Names the bar to a screen reader. */
  label: string;
  /** What each filter is called. */
  names: readonly string[];
  /** Names the list of those that are seldom used, where there are such. */
  moreLabel?: string | undefined;
}

/** A `FilterBar` with nothing set and without what its buttons open: stands in its place, just as wide, while it is fetched. */
export function FilterButtons({ label, names, moreLabel }: FilterButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.bar}>
      {names.map((name) => (
        <span key={name} className={styles.chip}>
          <button type="button" className={styles.trigger} aria-expanded={false}>
            <span className={styles.name}>{name}</span>
            <ChevronDown size={14} />
          </button>
        </span>
      ))}
      {moreLabel === undefined ? null : (
        <Button variant="plain" size="small" icon={<Plus />} aria-expanded={false}>
          {moreLabel}
        </Button>
      )}
    </div>
  );
}
