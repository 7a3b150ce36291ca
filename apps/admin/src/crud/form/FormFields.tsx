import { isShown } from '@diwan/api-contract/kinds/shown-when';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { FormSection } from '@diwan/ui';
import { memo } from 'react';
import { scopedPath } from '../fields/field-path.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { isRequired } from '../fields/is-required.ts';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './EditScreen.css.ts';
import { useSectionsInTurn } from './use-sections-in-turn.ts';

interface Shared {
  /** The message of a field by its path; another function when the errors are others. */
  errorAt: (path: string) => string | undefined;
  onChange: (field: string, value: unknown) => void;
  isDisabled: boolean;
  /** Tells this form's fields from those of the form that it lies above. */
  scope?: string;
}

interface FormFieldsProps extends Shared {
  draft: Draft;
  /** Whether somebody may be led to any field now. */
  isEveryOneNeeded: boolean;
}

/** A draft's fields by section; only what changed is drawn again. */
export function FormFields({ draft, isEveryOneNeeded, ...shared }: FormFieldsProps) {
  const { resource, t } = useResource();
  const drawn = useSectionsInTurn(resource.sections.length, isEveryOneNeeded);
  return resource.sections.map(({ key, fields }, index) => (
    <FormSection key={key} id={scopedPath(`section-${key}`, shared.scope)} title={t(`sections.${key}`)}>
      {index < drawn ? (
        fields
          .filter((name) => isShown(resource.fields[name]!, draft))
          .map((name) => (
            <FormField
              key={name}
              name={name}
              value={draft[name]}
              isRequired={isRequired(resource.fields[name]!)}
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
  value: unknown;
  isRequired: boolean;
}

const FormField = memo(function FormField({ name, onChange, scope, ...input }: FormFieldProps) {
  const { resource, t } = useResource();
  return (
    <FieldInput
      {...input}
      field={resource.fields[name]!}
      path={scopedPath(name, scope)}
      label={t(`fields.${name}`)}
      description={t(`hints.${name}`, { defaultValue: '' }) || undefined}
      onChange={(value) => onChange(name, value)}
    />
  );
});
