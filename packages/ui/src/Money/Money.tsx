import type { MoneyParts } from '../format/format.ts';
import { amount, number, unit } from './Money.css.ts';

const hasFraction = /[.٫]\p{Nd}{2}$/u;

/** An amount in tabular figures with its unit muted; takes what `format.moneyParts` gives. */
export function Money({ parts }: { parts: MoneyParts }) {
  const label = <span className={unit}>{parts.unit}</span>;
  return (
    <span className={amount}>
      {parts.isUnitFirst ? label : null}
      {parts.isUnitFirst ? '\u00a0' : null}
      <bdi dir="ltr" className={number} data-fraction={hasFraction.test(parts.amount) || undefined}>
        {parts.amount}
      </bdi>
      {parts.isUnitFirst ? null : '\u00a0'}
      {parts.isUnitFirst ? null : label}
    </span>
  );
}
