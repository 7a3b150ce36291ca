import { hiddenValues, isShown } from '@diwan/api-contract/kinds/shown-when';
import { Columns } from '@diwan/ui';
import type { ComponentType } from 'react';
import { type AnyField, type FieldInputProps, type InputProps, isMasked } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { draftPath } from '../field-path.ts';
import { isRequired } from '../is-required.ts';
import { MaskedInput } from '../masked/MaskedInput.tsx';

interface PartsProps
  extends Pick<InputProps<Record<string, unknown>>, 'path' | 'value' | 'onChange' | 'errorAt' | 'isDisabled'> {
  fields: Readonly<Record<string, AnyField>>;
  /** Draws one part. */
  Part: ComponentType<FieldInputProps>;
}

/** The inputs of a group or of one row; their labels stand under `parts.<field>`, also of rows inside rows. What one part hides is emptied. */
export function Parts({ fields, Part, path, value, onChange, errorAt, isDisabled }: PartsProps) {
  const { t } = useResource();
  const name = draftPath(path)
    .split('.')
    .findLast((step) => !/^\d+$/.test(step));
  const change = (part: string, next: unknown) => {
    const changed = { ...value, [part]: next };
    onChange({ ...changed, ...hiddenValues(fields, changed) });
  };
  return (
    <Columns>
      {Object.entries(fields)
        .filter(([, field]) => field.kind !== 'id' && isShown(field, value))
        .map(([part, field]) => {
          const props = {
            field,
            path: `${path}.${part}`,
            label: t(`parts.${name}.${part}`),
            value: value[part],
            onChange: (next: unknown) => change(part, next),
            errorAt,
            isRequired: isRequired(field),
            isDisabled,
            siblings: value,
          };
          return isMasked(field) ? <MaskedInput key={part} {...props} Part={Part} /> : <Part key={part} {...props} />;
        })}
    </Columns>
  );
}
