import { X } from 'lucide-react';
import type { Option } from '../private/options/Options.tsx';
import { SearchingField, type SearchingProps } from '../private/options/SearchingField.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './TagField.css.ts';

export interface TagFieldProps extends SearchingProps {
  /** What is chosen, with labels: it need not be among what was found. */
  value: readonly Option[];
  /** Is given all that is chosen now. */
  onChange: (value: Option[]) => void;
}

/** Any number of records found by typing, each a chip that can be taken away. For a few fixed choices use CheckboxGroup. */
export function TagField({ value, onChange, ...props }: TagFieldProps) {
  const texts = useUiTexts();
  const canRemove = !props.isDisabled && !props.isReadOnly;

  function choose(ids: readonly string[]) {
    const known = new Map([...props.items, ...value].map((option) => [option.id, option]));
    const isSame = ids.length === value.length && value.every((option) => ids.includes(option.id));
    if (!isSame) onChange(ids.flatMap((id) => known.get(id) ?? []));
    props.onInputChange('');
  }

  return (
    <div className={styles.place}>
      <SearchingField
        {...props}
        selectionMode="multiple"
        chosenIds={value.map((option) => option.id)}
        onChoose={choose}
      />
      {value.length > 0 ? (
        <ul className={styles.tags} aria-label={props.label}>
          {value.map((option) => (
            <li key={option.id} className={styles.tag}>
              <span dir="auto">{option.label}</span>
              {canRemove ? (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={texts.remove(option.label)}
                  onClick={() => onChange(value.filter((each) => each.id !== option.id))}
                >
                  <X size={14} />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
