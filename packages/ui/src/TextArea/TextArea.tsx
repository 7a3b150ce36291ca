import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import * as fieldStyles from '../private/field/field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** What has been typed. */
  value: string;
  /** Something was typed. */
  onChange: (value: string) => void;
  /** How many lines are in sight at first. */
  rows?: number;
  /** An example of what is asked for; never the label. */
  placeholder?: string;
  /** So many characters at most. */
  maxLength?: number;
  /** The language that is typed, where it isn't the page's. */
  lang?: string;
  /** The direction of what is typed. */
  dir?: 'auto' | 'ltr' | 'rtl';
}

/** Text of several lines that grows with what is written. */
export function TextArea({ rows = 3, dir = 'auto', ...props }: TextAreaProps) {
  const parts = useFieldParts(props);
  return (
    <Field {...props} parts={parts}>
      <textarea
        {...controlProps(props, parts)}
        className={`${fieldStyles.control} ${styles.area}`}
        rows={rows}
        dir={dir}
        lang={props.lang}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
      />
    </Field>
  );
}
