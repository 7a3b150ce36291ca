import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldId } from '../private/field/Field.tsx';
import * as styles from './ErrorSummary.css.ts';

/** What is wrong with the field of that name. */
export interface NamedError {
  /** The field's `name`; without one the error belongs to the whole form. */
  name?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** How many things keep the form from being sent. */
  title: string;
  /** One line each; with a `name` it leads to its field. */
  errors: readonly NamedError[];
  /** Counts the tries to save: with each one the summary takes the focus again. */
  attempt: number;
}

/** What keeps a form from being saved, each with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt takes the focus again
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [attempt, isEmpty]);
  if (isEmpty) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <CircleAlert className={styles.icon} size={20} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>{name ? <FieldLink name={name} message={message} /> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldLink({ name, message }: { name: string; message: string }) {
  return (
    <a
      className={styles.link}
      href={`#${fieldId(name)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(name);
      }}
    >
      {message}
    </a>
  );
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Brings a field into view and puts the focus into it. */
export function focusField(name: string): void {
  focusIn(document.getElementById(fieldId(name)));
}

/** Brings the first field that is wrong into view, in the dialog that lies on top, and puts the focus into it. */
export function focusFirstInvalid(): void {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  focusIn((dialog ?? document).querySelector<HTMLElement>('[aria-invalid="true"]'));
}

function focusIn(element: HTMLElement | null): void {
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  element?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}
