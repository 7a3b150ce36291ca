import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import * as styles from '../private/field/field.css.ts';

export interface TextFieldProps extends FieldProps {
  /** What has been typed. */
  value: string;
  /** Something was typed. */
  onChange: (value: string) => void;
  /** What is typed: decides the keyboard of a phone and what the browser offers. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of what is asked for; never the label. */
  placeholder?: string;
  /** So many characters at most. */
  maxLength?: number;
  /**
   * `ltr` for codes, e-mail and links; free text finds its own direction.
   * @default `auto` for words, `ltr` for the other types
   */
  dir?: 'auto' | 'ltr' | 'rtl';
  /** The language that is typed, where it isn't the page's. */
  lang?: string;
  /** Stands at the end inside of the field, such as a unit. */
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
