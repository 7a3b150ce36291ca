import { hiddenValues, isShown } from '@diwan/api-contract/kinds/shown-when';
import { Columns } from '@diwan/ui';
import type { ComponentType } from 'react';
import type { AnyField, FieldInputProps, InputProps } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { draftPath } from '../field-path.ts';
import { isRequired } from '../is-required.ts';

interface PartsProps
  extends Pick<InputProps<Record<string, unknown>>, 'path' | 'value' | 'onChange' | 'errorAt' | 'isDisabled'> {
  fields: Readonly<Record<string, AnyField>>;
  /** Draws one part. */
  Part: ComponentType<FieldInputProps>;
}

/** The inputs of a group or of one row; their labels stand under `parts.<field>`. What one part hides is emptied. */
export function Parts({ fields, Part, path, value, onChange, errorAt, isDisabled }: PartsProps) {
  const { t } = useResource();
  const name = draftPath(path).split('.')[0];
  const change = (part: string, next: unknown) => {
    const changed = { ...value, [part]: next };
    onChange({ ...changed, ...hiddenValues(fields, changed) });
  };
  return (
    <Columns>
      {Object.entries(fields)
        .filter(([, field]) => field.kind !== 'id' && isShown(field, value))
        .map(([part, field]) => (
          <Part
            key={part}
            field={field}
            path={`${path}.${part}`}
            label={t(`parts.${name}.${part}`)}
            value={value[part]}
            onChange={(next) => change(part, next)}
            errorAt={errorAt}
            isRequired={isRequired(field)}
            isDisabled={isDisabled}
            siblings={value}
          />
        ))}
    </Columns>
  );
}
