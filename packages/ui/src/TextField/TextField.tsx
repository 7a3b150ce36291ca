import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/Field.tsx';
import * as styles from '../private/field.css.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  /** `ltr` for codes, e-mail and links; free text finds its own direction. */
  dir?: 'auto' | 'ltr' | 'rtl';
  lang?: string;
  suffix?: ReactNode;
}

/** One line of text; for figures use NumberField, for text in two languages LocalizedTextField. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', suffix, autoComplete, placeholder, maxLength, lang } = props;
  const parts = useFieldParts(props);
  const input = (
    <input
      {...controlProps(props, parts)}
      className={suffix ? styles.bareInput : styles.control}
      type={type}
      dir={props.dir ?? (type === 'text' || type === 'password' ? 'auto' : 'ltr')}
      lang={lang}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      autoComplete={autoComplete}
      placeholder={placeholder}
      maxLength={maxLength}
    />
  );
  return (
    <Field {...props} parts={parts}>
      {suffix ? (
        <div className={styles.controlGroup}>
          {input}
          <span className={styles.adornment}>{suffix}</span>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
