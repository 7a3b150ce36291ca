import type { MoneyParts } from '../format/format.ts';
import { amount, number, unit } from './Money.css.ts';

const fraction = /[.٫]\p{Nd}{2}$/u;

/** A mark on the table, and not `table:has(…)`, which would set the style of the whole table with each row that comes into sight. */
const makeRoom = (figure: Element | null) => figure?.closest('table')?.setAttribute('data-fractions', '');

interface MoneyProps {
  /** The amount as `format.moneyParts` takes it apart. */
  parts: MoneyParts;
  /** Where a range begins, if this is one: the same amount's figure without its unit. */
  from?: string | undefined;
}

/** An amount, or a range of them, in tabular figures with its unit muted; takes what `format.moneyParts` gives. */
export function Money({ parts, from }: MoneyProps) {
  const label = <span className={unit}>{parts.unit}</span>;
  const hasFraction = fraction.test(parts.amount);
  return (
    <span className={amount}>
      {parts.isUnitFirst ? label : null}
      {parts.isUnitFirst ? '\u00a0' : null}
      {from === undefined ? null : (
        <>
          <bdi dir="ltr">{from}</bdi>
          {' – '}
        </>
      )}
      <bdi
        ref={hasFraction ? makeRoom : undefined}
        dir="ltr"
        className={number}
        data-fraction={hasFraction || undefined}
      >
        {parts.amount}
      </bdi>
      {parts.isUnitFirst ? null : '\u00a0'}
      {parts.isUnitFirst ? null : label}
    </span>
  );
}
