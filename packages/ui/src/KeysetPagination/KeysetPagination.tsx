import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { control } from '../private/field/field.css.ts';
import { select } from '../Select/Select.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './KeysetPagination.css.ts';

export interface KeysetPaginationProps {
  /** An honest sentence about how many there are. */
  countText: string;
  /** Whether there is a page before this one. */
  hasPrevious: boolean;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** The page before is wanted. */
  onPrevious: () => void;
  /** The page after is wanted. */
  onNext: () => void;
  /** The address of the page before, so that it can be fetched when somebody points at the step (`data-href`). */
  previousHref?: string | undefined;
  /** The address of the page after. */
  nextHref?: string | undefined;
  /** How many rows a page has. */
  pageSize: number;
  /** Pages are to have so many rows. */
  onPageSize: (pageSize: number) => void;
  /** How many rows a page can have. */
  pageSizes?: readonly number[];
}

const usualSizes = [25, 50, 100];

/** Steps through a list page by page; there are no page numbers, because a keyset has none. */
export function KeysetPagination({ pageSizes = usualSizes, ...props }: KeysetPaginationProps) {
  const texts = useUiTexts();
  const sizeId = useId();
  return (
    <nav aria-label={texts.pages} className={styles.bar}>
      <span className={styles.count}>{props.countText}</span>
      <span className={styles.size}>
        <label htmlFor={sizeId}>{texts.pageSize}</label>
        <select
          id={sizeId}
          className={`${control} ${select} ${styles.sizeChoice}`}
          value={props.pageSize}
          onChange={(event) => props.onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.steps}>
        <Button
          variant="quiet"
          isDisabled={!props.hasPrevious}
          onPress={props.onPrevious}
          icon={previousIcon}
          data-href={props.previousHref}
        >
          {texts.previousPage}
        </Button>
        <Button variant="quiet" isDisabled={!props.hasNext} onPress={props.onNext} data-href={props.nextHref}>
          {texts.nextPage}
          {nextIcon}
        </Button>
      </span>
    </nav>
  );
}

const previousIcon = <ChevronLeft />;
const nextIcon = <ChevronRight />;
