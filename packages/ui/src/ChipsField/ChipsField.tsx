import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import { bareInput, controlGroup } from '../private/field/field.css.ts';
import { remove, tag } from '../TagField/TagField.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './ChipsField.css.ts';

export interface ChipsFieldProps extends FieldProps {
  /** The texts that are there, in the order in which they were added. */
  value: readonly string[];
  /** Takes what was typed; `false` leaves it in the field to be put right. */
  onAdd: (text: string) => boolean;
  /** A chip's button was pressed, or Backspace in the empty line. */
  onRemove: (text: string) => void;
  /** Which keyboard a phone shows. */
  inputType?: 'text' | 'email';
  /** The line in which the next one is typed, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

const ends = /[,;\n،؛]+/;
const enders = new Set([',', ';', '،', '؛', 'Enter']);

/** Any number of short texts typed freely, such as addresses, each a chip that can be taken away. Records found by typing are a `TagField`. */
export function ChipsField({ value, onAdd, onRemove, inputType = 'text', inputRef, ...props }: ChipsFieldProps) {
  const texts = useUiTexts();
  const parts = useFieldParts(props);
  const [typed, setTyped] = useState('');
  const canChange = !props.isDisabled && !props.isReadOnly;

  function add(text: string): void {
    const wrong = text.split(ends).filter((one) => one.trim() !== '' && !onAdd(one.trim()));
    setTyped(wrong.join(', '));
  }
  function handleKey(event: KeyboardEvent): void {
    if (enders.has(event.key) && typed.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined && canChange) onRemove(last);
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (!ends.test(pasted)) return;
    event.preventDefault();
    add(typed + pasted);
  }

  return (
    <Field {...props} parts={parts}>
      <div className={`${controlGroup} ${styles.group}`}>
        {value.length > 0 ? (
          <ul className={styles.chips} aria-label={props.label}>
            {value.map((text) => (
              <li key={text} className={tag}>
                <span dir="auto" className={styles.text} title={text}>
                  {text}
                </span>
                {canChange ? (
                  <button
                    type="button"
                    className={remove}
                    aria-label={texts.remove(text)}
                    onClick={() => onRemove(text)}
                  >
                    <X size={14} />
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        <input
          {...controlProps(props, parts)}
          ref={inputRef}
          // Not `email`: browsers then say nothing of what isn't one, and take its spaces away.
          type="text"
          inputMode={inputType}
          dir="auto"
          autoComplete="off"
          className={`${bareInput} ${styles.input}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          onPaste={paste}
          onBlur={() => {
            add(typed);
            props.onBlur?.();
          }}
        />
      </div>
    </Field>
  );
}
