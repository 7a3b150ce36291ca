import { useState } from 'react';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import * as styles from '../private/field/field.css.ts';
import { parseDecimal, toPlainDecimal } from '../text/decimal.ts';

/** What a field for a figure takes. */
export interface FigureProps extends FieldProps {
  /** The number, or nothing. */
  value: number | null;
  /** Is given the number, or nothing when the field was emptied. */
  onChange: (value: number | null) => void;
}

export interface NumberFieldProps extends FigureProps {
  /** How many digits may stand after the point. */
  fractionDigits?: number;
  /** A unit shown beside the figure and read with it, such as a currency or "years". */
  unit?: string;
}

/** A figure typed in any digits; shows it grouped once the field is left. Not for phone numbers or ids. */
export function NumberField({ value, onChange, onBlur, fractionDigits = 0, unit, ...props }: NumberFieldProps) {
  const parts = useFieldParts(props);
  const [typed, setTyped] = useState<string | null>(null);
  const unitId = `${parts.id}-unit`;
  const describedBy = [unit ? unitId : null, parts.describedBy].filter(Boolean).join(' ') || undefined;
  return (
    <Field {...props} parts={parts}>
      <div className={styles.controlGroup}>
        <input
          {...controlProps(props, parts)}
          aria-describedby={describedBy}
          className={`${styles.bareInput} ${styles.figures}`}
          inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          dir="ltr"
          value={typed ?? grouped(value, fractionDigits)}
          onChange={(event) => {
            const plain = toPlainDecimal(event.target.value, fractionDigits);
            setTyped(plain);
            onChange(parseDecimal(plain));
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
        />
        {unit ? (
          <span id={unitId} className={styles.adornment}>
            {unit}
          </span>
        ) : null}
      </div>
    </Field>
  );
}

function grouped(value: number | null, fractionDigits: number): string {
  if (value === null) return '';
  const minimumFractionDigits = Number.isInteger(value) ? 0 : Math.min(2, fractionDigits);
  return value.toLocaleString('en', { minimumFractionDigits, maximumFractionDigits: fractionDigits });
}
