import { useId } from 'react';
import {
  controlProps,
  FieldNotes,
  type FieldProps,
  type LabelledProps,
  OptionalMark,
  useFieldParts,
} from '../private/field/Field.tsx';
import * as fieldStyles from '../private/field/field.css.ts';
import { area } from '../TextArea/TextArea.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './LocalizedTextField.css.ts';

/** A text in Arabic and, where there is one, in English. */
export interface LocalizedValue {
  ar: string;
  en?: string;
}

export interface LocalizedTextFieldProps extends LabelledProps {
  /** The text in both languages, each empty until it is written. */
  value: LocalizedValue;
  /** Is given both after one was changed. */
  onChange: (value: LocalizedValue) => void;
  /** What is wrong with the one, the other or both. */
  errorMessage?: { ar?: string; en?: string };
  /** Arabic must be written; English where `isEnglishRequired` says so. */
  isRequired?: boolean;
  /** There to be read and copied, not changed. */
  isReadOnly?: boolean;
  /** More than one line. */
  isMultiline?: boolean;
  /** English must be written as well. */
  isEnglishRequired?: boolean;
  /** So many characters at most, in each language. */
  maxLength?: number;
}

/** One text in both languages, side by side; an emptied English text leaves the value. */
export function LocalizedTextField({
  value,
  onChange,
  isEnglishRequired,
  description,
  ...props
}: LocalizedTextFieldProps) {
  const helpId = useId();
  const { errorMessage, ...fieldProps } = props;
  const shared = { ...fieldProps, ...(description ? { describedBy: helpId } : {}) };
  const texts = useUiTexts();
  const nameOf = (lang: string) => (props.name ? `${props.name}.${lang}` : undefined);
  return (
    <div className={styles.pair}>
      <LanguageInput
        {...shared}
        lang="ar"
        languageName={texts.arabic}
        name={nameOf('ar')}
        errorMessage={errorMessage?.ar}
        value={value.ar}
        onChange={(ar) => onChange({ ...value, ar })}
      />
      <LanguageInput
        {...shared}
        lang="en"
        languageName={texts.english}
        name={nameOf('en')}
        errorMessage={errorMessage?.en}
        isRequired={isEnglishRequired}
        value={value.en ?? ''}
        onChange={(en) => onChange(en ? { ...value, en } : { ar: value.ar })}
      />
      {description ? (
        <span id={helpId} className={styles.help}>
          {description}
        </span>
      ) : null}
    </div>
  );
}

interface LanguageInputProps extends FieldProps {
  lang: 'ar' | 'en';
  languageName: string;
  value: string;
  onChange: (text: string) => void;
  isMultiline?: boolean;
  maxLength?: number;
}

function LanguageInput({ lang, languageName, isMultiline, value, onChange, ...props }: LanguageInputProps) {
  const parts = useFieldParts(props);
  const attributes = {
    ...controlProps(props, parts),
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    value,
    maxLength: props.maxLength,
    onBlur: props.onBlur,
  };
  return (
    <div className={isMultiline ? `${fieldStyles.field} ${styles.tall}` : fieldStyles.field}>
      <label htmlFor={parts.id} className={fieldStyles.label}>
        {props.label}
        <OptionalMark {...props} />
        <span className={styles.language}>{languageName}</span>
      </label>
      {isMultiline ? (
        <textarea
          {...attributes}
          className={`${fieldStyles.control} ${area} ${styles.tallText}`}
          rows={3}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...attributes} className={fieldStyles.control} onChange={(event) => onChange(event.target.value)} />
      )}
      <FieldNotes {...props} parts={parts} />
    </div>
  );
}
