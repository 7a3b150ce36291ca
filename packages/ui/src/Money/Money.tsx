import type { MoneyParts } from '../format/format.ts';
import { amount, number, unit } from './Money.css.ts';

const fraction = /[.٫]\p{Nd}{2}$/u;

/** A mark on the table, and not `table:has(…)`, which would set the style of the whole table with each row that comes into sight. */
const makeRoom = (figure: Element | null) => figure?.closest('table')?.setAttribute('data-fractions', '');

/** An amount in tabular figures with its unit muted; takes what `format.moneyParts` gives. */
export function Money({ parts }: { parts: MoneyParts }) {
  const label = <span className={unit}>{parts.unit}</span>;
  const hasFraction = fraction.test(parts.amount);
  return (
    <span className={amount}>
      {parts.isUnitFirst ? label : null}
      {parts.isUnitFirst ? '\u00a0' : null}
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
