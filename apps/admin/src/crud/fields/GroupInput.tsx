import { Columns } from '@diwan/ui';
import type { ComponentType } from 'react';
import type { AnyField, FieldInputProps, InputProps } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { draftPath } from './field-path.ts';
import * as styles from './fields.css.ts';

interface GroupInputProps extends InputProps<Record<string, unknown>> {
  fields: Record<string, AnyField>;
  /** Draws one part. */
  Part: ComponentType<FieldInputProps>;
}

/** Several values under one name, side by side where there is room. */
export function GroupInput({ fields, Part, path, label, value, onChange, errorAt, isDisabled }: GroupInputProps) {
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <Parts
        fields={fields}
        Part={Part}
        path={path}
        value={value}
        onChange={onChange}
        errorAt={errorAt}
        isDisabled={isDisabled}
      />
    </fieldset>
  );
}

type PartsProps = Pick<GroupInputProps, 'fields' | 'Part' | 'path' | 'value' | 'onChange' | 'errorAt' | 'isDisabled'>;

/** The inputs of a group or of one row; their labels stand under `parts.<field>`. */
export function Parts({ fields, Part, path, value, onChange, errorAt, isDisabled }: PartsProps) {
  const { t } = useResource();
  const name = draftPath(path).split('.')[0];
  return (
    <Columns>
      {Object.entries(fields).map(([part, field]) => (
        <Part
          key={part}
          field={field}
          path={`${path}.${part}`}
          label={t(`parts.${name}.${part}`)}
          value={value[part]}
          onChange={(next) => onChange({ ...value, [part]: next })}
          errorAt={errorAt}
          isRequired={false}
          isDisabled={isDisabled}
        />
      ))}
    </Columns>
  );
}
