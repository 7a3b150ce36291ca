import { useState } from 'react';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import * as styles from '../private/field/field.css.ts';
import { toLocalMobile, toSaMobile } from './sa-mobile.ts';

export interface PhoneFieldProps extends FieldProps {
  /** E.164, or what was typed so far while it isn't a Saudi mobile number. */
  value: string;
  /** Is given the number as it is kept, `+966…` where it is whole. */
  onChange: (value: string) => void;
}

/** A Saudi mobile number, typed in any digits and any usual way. */
export function PhoneField({ value, onChange, onBlur, ...props }: PhoneFieldProps) {
  const parts = useFieldParts(props);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...props} parts={parts}>
      <div className={styles.controlGroup} dir="ltr">
        <span className={styles.adornment} aria-hidden>
          +966
        </span>
        <input
          {...controlProps(props, parts)}
          className={`${styles.bareInput} ${styles.figures}`}
          type="tel"
          autoComplete="tel"
          value={typed ?? toLocalMobile(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(toSaMobile(event.target.value) ?? event.target.value);
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
        />
      </div>
    </Field>
  );
}
