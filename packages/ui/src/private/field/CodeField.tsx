import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import { controlProps, Field, type FieldProps, useFieldParts } from './Field.tsx';
import * as styles from './field.css.ts';

export interface CodeFieldProps extends FieldProps {
  /** As it is kept: without spaces, in ASCII. */
  value: string;
  /** Is given the code as it is kept, without spaces. */
  onChange: (value: string) => void;
}

interface CodeInputProps extends CodeFieldProps {
  /** What was typed or pasted, as it is kept. */
  toValue: (typed: string) => string;
  toShown?: (value: string) => string;
  /** Whether the characters agree with each other; asked once the field is left. */
  isSound: (value: string) => boolean;
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** A button beside the code. */
  children?: ReactNode;
}

const asItIs = (value: string) => value;

/** A code of fixed form: read from any digits, written left to right in every language, checked when it is left. */
export function CodeField({ toValue, toShown = asItIs, isSound, inputMode, children, ...props }: CodeInputProps) {
  const { value, onChange, onBlur } = props;
  const texts = useUiTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const isUnsound = isLeft && value !== '' && !isSound(value);
  const field = { ...props, errorMessage: props.errorMessage ?? (isUnsound ? texts.unsoundCode : undefined) };
  const parts = useFieldParts(field);
  return (
    <Field {...field} parts={parts}>
      <div className={styles.controlGroup} dir="ltr">
        <input
          {...controlProps(field, parts)}
          className={`${styles.bareInput} ${styles.figures}`}
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={typed ?? toShown(value)}
          onChange={({ target }) => {
            // Grouping what stands behind the caret would move the caret.
            setTyped(target.selectionStart === target.value.length ? null : target.value);
            setLeft(false);
            onChange(toValue(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            setLeft(true);
            onBlur?.();
          }}
        />
        {children}
      </div>
    </Field>
  );
}
