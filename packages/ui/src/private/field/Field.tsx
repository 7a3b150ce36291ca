import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import * as styles from './field.css.ts';

/** What every field takes; `name` also makes its id, so that an error summary can lead to it. */
export interface LabelledProps {
  /** What is asked for; always in sight. */
  label: string;
  /** Its name in the form, from which its id is made: an error summary leads to it. */
  name?: string;
  /** Help below the field that stays in sight while one types. */
  description?: ReactNode;
  /** The id of help that stands elsewhere, since it is about several fields. */
  describedBy?: string;
  /** It can't be used; say why beside it, or leave it out. */
  isDisabled?: boolean;
  /** The focus left it: the time to check what was entered. */
  onBlur?: () => void;
}

/** What a field takes that may be wrong or missing. */
export interface AskedProps extends LabelledProps {
  /** What is wrong and how to put it right; marks the field as invalid. */
  errorMessage?: ReactNode;
  /** It must be filled; the others are marked as optional. */
  isRequired?: boolean;
}

/** What a field takes that may also be there to be read. */
export interface FieldProps extends AskedProps {
  /** There to be read and copied, not changed. */
  isReadOnly?: boolean;
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FieldParts {
  id: string;
  labelId: string;
  descriptionId: string;
  errorId: string;
  describedBy: string | undefined;
}

export function useFieldParts({ name, description, describedBy: elsewhere, errorMessage }: FieldProps): FieldParts {
  const ownId = useId();
  const id = name ? fieldId(name) : ownId;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [errorMessage && errorId, description && descriptionId, elsewhere].filter(Boolean).join(' ');
  return { id, labelId: `${id}-label`, descriptionId, errorId, describedBy: describedBy || undefined };
}

/** The attributes of a native control that belongs to a field. */
export function controlProps(props: FieldProps, parts: FieldParts) {
  return {
    id: parts.id,
    name: props.name,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly,
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.errorMessage ? (true as const) : undefined,
    'aria-describedby': parts.describedBy,
  };
}

export function OptionalMark({ isRequired, isReadOnly }: { isRequired?: boolean; isReadOnly?: boolean }) {
  const texts = useUiTexts();
  return isRequired || isReadOnly ? null : <span className={styles.mark}>{texts.optional}</span>;
}

export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <CircleAlert className={styles.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

/** Error and help text below a control, tied to it by `aria-describedby`. */
export function FieldNotes({ parts, description, errorMessage }: FieldProps & { parts: FieldParts }) {
  return (
    <>
      {errorMessage ? <ErrorText id={parts.errorId}>{errorMessage}</ErrorText> : null}
      {description ? (
        <span id={parts.descriptionId} className={styles.description}>
          {description}
        </span>
      ) : null}
    </>
  );
}

/** A label above one native control, its error and its help below. */
export function Field({ parts, children, ...props }: FieldProps & { parts: FieldParts; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={parts.id} id={parts.labelId} className={styles.label}>
        {props.label}
        <OptionalMark {...props} />
      </label>
      {children}
      <FieldNotes {...props} parts={parts} />
    </div>
  );
}

interface FieldGroupProps extends FieldProps {
  parts: FieldParts;
  role?: 'radiogroup';
  children: ReactNode;
}

/** A named group of controls (check boxes, radio buttons) with one error and one help text. */
export function FieldGroup({ parts, role, children, ...props }: FieldGroupProps) {
  return (
    <fieldset
      id={parts.id}
      role={role}
      aria-required={(role && props.isRequired) || undefined}
      className={styles.field}
      disabled={props.isDisabled}
      aria-describedby={parts.describedBy}
      aria-labelledby={parts.labelId}
    >
      <legend id={parts.labelId} className={styles.legend}>
        {props.label}
        <OptionalMark {...props} />
      </legend>
      {children}
      <FieldNotes {...props} parts={parts} />
    </fieldset>
  );
}
