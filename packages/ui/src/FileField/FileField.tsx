import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type AskedProps, ErrorText, OptionalMark, useFieldParts } from '../private/field/Field.tsx';
import * as fieldStyles from '../private/field/field.css.ts';
import * as styles from './FileField.css.ts';

export interface FileFieldProps extends AskedProps {
  /** What may be chosen and how large it may be, before anybody tries. */
  description: string;
  /** Names the button that opens the computer's files. */
  buttonLabel: string;
  /** Endings, separated by commas, that the browser offers. */
  accept?: string;
  /** More than one file at a time. */
  isMultiple?: boolean;
  /** Is given what was chosen or dropped, at least one file. */
  onChoose: (files: File[]) => void;
  /** What was chosen before, below its words. */
  children?: ReactNode;
}

/** Files from this computer, chosen by a button or dropped; how far each has come is a `FileProgress` beside it. */
export function FileField(props: FileFieldProps) {
  const { label, description, buttonLabel, accept, isMultiple = false, isDisabled = false, onChoose } = props;
  const { errorMessage, isRequired = true, children } = props;
  const { id, labelId, descriptionId, errorId, describedBy } = useFieldParts(props);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0 && !isDisabled) onChoose(files);
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => !isDisabled && dataTransfer.types.includes('Files');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row in every browser
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the button is the first
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <div className={styles.words}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
          {isRequired ? null : <OptionalMark />}
        </span>
        <span id={descriptionId} className={styles.hint}>
          {description}
        </span>
        {errorMessage ? <ErrorText id={errorId}>{errorMessage}</ErrorText> : null}
      </div>
      <Button isDisabled={isDisabled} aria-describedby={describedBy} onPress={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          choose(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {children ? <div className={styles.chosen}>{children}</div> : null}
    </div>
  );
}
