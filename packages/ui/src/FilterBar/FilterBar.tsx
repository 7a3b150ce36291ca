import { ChevronDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './FilterBar.css.ts';
import type { Filter } from './filter.ts';
import { FirstField } from './parts/FirstField.tsx';
import { MoreFilters } from './parts/MoreFilters.tsx';

export interface FilterBarProps {
  /** Names the bar to a screen reader. */
  label: string;
  /** What can be filtered by, with what is set now. */
  filters: readonly Filter[];
  /** Those that are seldom used: named in a list, each opens in its place and joins the bar once it is on. */
  more?: readonly Filter[];
  /** Names that list; needed where there are such. */
  moreLabel?: string;
  /** One filter is to be taken away. */
  onClear: (key: string) => void;
  /** All filters are to be taken away. */
  onClearAll: () => void;
}

const none: readonly Filter[] = [];

/** The filters of a list: each opens its panel, shows what it asks for and can be taken away. */
export function FilterBar({ label, filters, more = none, moreLabel = '', onClear, onClearAll }: FilterBarProps) {
  const texts = useUiTexts();
  const activeCount = filters.filter((filter) => filter.summary !== undefined).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.bar}>
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} onClear={onClear} />
      ))}
      <MoreFilters label={moreLabel} names={more} filters={[...filters, ...more]} />
      {activeCount > 1 ? (
        <button type="button" className={styles.clearAll} onClick={onClearAll}>
          {texts.clearAll}
        </button>
      ) : null}
    </div>
  );
}

function FilterChip({ filter, onClear }: { filter: Filter; onClear: (key: string) => void }) {
  const texts = useUiTexts();
  const isActive = filter.summary !== undefined;
  return (
    <span className={styles.chip} data-active={isActive || undefined}>
      <DialogTrigger>
        <Button className={styles.trigger}>
          <span className={styles.name}>{filter.label}</span>
          {isActive ? <bdi className={styles.summary}>{filter.summary}</bdi> : <ChevronDown size={14} />}
        </Button>
        <Popover className={styles.popover} placement="bottom start" offset={4}>
          <Dialog className={styles.dialog} aria-label={filter.label}>
            {({ close }) => <FirstField>{filter.panel(close)}</FirstField>}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {isActive ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.remove(filter.label)}
          onClick={() => onClear(filter.key)}
        >
          <X size={14} />
        </button>
      ) : null}
    </span>
  );
}
