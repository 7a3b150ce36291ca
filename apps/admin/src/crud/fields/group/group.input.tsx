import * as styles from '../fields.css.ts';
import type { KindInputProps } from '../kind.ts';
import { Parts } from './Parts.tsx';

/** Several values under one name, side by side where there is room. */
export function GroupInput({ field, label, isDisabled, ...props }: KindInputProps<'group'>) {
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <Parts {...props} fields={field.fields} isDisabled={isDisabled} />
    </fieldset>
  );
}
