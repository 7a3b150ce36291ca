import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { FormSection } from '@diwan/ui';
import { memo } from 'react';
import { scopedPath } from '../fields/field-path.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { isRequired } from '../fields/is-required.ts';
import { MaskedInput } from '../fields/masked/MaskedInput.tsx';
import { isMasked } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './EditScreen.css.ts';
import type { EditActor } from './edit-actor.ts';
import { useDraft } from './use-draft.ts';
import { useSectionsInTurn } from './use-sections-in-turn.ts';

interface Shared {
  actor: EditActor;
  /** The message of a field by its path; another function when the errors are others. */
  errorAt: (path: string) => string | undefined;
  onChange: (field: string, value: unknown) => void;
  isDisabled: boolean;
  /** Tells this form's fields from those of the form that it lies above. */
  scope?: string;
}

interface FormFieldsProps extends Shared {
  /** The fields that whoever reviewed the record asked to change. */
  changes?: readonly string[];
  /** Whether somebody may be led to any field now. */
  isEveryOneNeeded: boolean;
}

/** A draft's fields by section; a key draws the field alone that it changes. */
export function FormFields({ changes, isEveryOneNeeded, ...shared }: FormFieldsProps) {
  const { resource, t } = useResource();
  const shown = useDraft(shared.actor, (draft) =>
    Object.keys(resource.fields).filter((name) => isShown(resource.fields[name]!, draft)),
  );
  const drawn = useSectionsInTurn(resource.sections.length, isEveryOneNeeded);
  return resource.sections.map(({ key, fields }, index) => (
    <FormSection
      key={key}
      id={scopedPath(`section-${key}`, shared.scope)}
      title={t(`sections.${key}`)}
      isPlain={shared.scope !== undefined}
    >
      {index < drawn ? (
        fields
          .filter((name) => shown.includes(name))
          .map((name) => (
            <FormField
              key={name}
              name={name}
              isRequired={isRequired(resource.fields[name]!)}
              isToBeChanged={changes?.includes(name) ?? false}
              {...shared}
            />
          ))
      ) : (
        <div className={styles.coming} />
      )}
    </FormSection>
  ));
}

interface FormFieldProps extends Shared {
  name: string;
  isRequired: boolean;
  isToBeChanged: boolean;
}

const FormField = memo(function FormField({ actor, name, isToBeChanged, onChange, scope, ...input }: FormFieldProps) {
  const { resource, t } = useResource();
  const value = useDraft(actor, (draft) => draft[name]);
  const field = resource.fields[name]!;
  const as = 'among' in field ? field.among?.as : undefined;
  const siblings = useDraft(actor, (draft) => (as === undefined ? undefined : { [as]: draft[as] }));
  const hint = t(`hints.${name}`, { defaultValue: '' });
  const description = isToBeChanged ? [t('changeRequest.here'), hint].filter(Boolean).join(' ') : hint;
  const props = {
    ...input,
    field,
    path: scopedPath(name, scope),
    value,
    siblings,
    label: t(`fields.${name}`),
    description: description || undefined,
    onChange: (next: unknown) => onChange(name, next),
  };
  return isMasked(field) ? <MaskedInput {...props} Part={FieldInput} /> : <FieldInput {...props} />;
});
