import type { Draft } from '@diwan/machines/edit/edit.types';
import { FormSection } from '@diwan/ui';
import { memo } from 'react';
import { FieldInput } from '../fields/inputs.tsx';
import { useRoom } from '../room.tsx';

interface Shared {
  /** The message of a field by its path; another function when the errors are others. */
  errorAt: (path: string) => string | undefined;
  onChange: (field: string, value: unknown) => void;
  isDisabled: boolean;
}

interface FormFieldsProps extends Shared {
  draft: Draft;
  optional: ReadonlySet<string>;
}

/** A draft's fields by section; only what changed is drawn again. */
export function FormFields({ draft, optional, ...shared }: FormFieldsProps) {
  const { resource, t } = useRoom();
  return resource.sections.map(({ key, fields }) => (
    <FormSection key={key} id={`section-${key}`} title={t(`sections.${key}`)}>
      {fields.map((name) => (
        <FormField key={name} name={name} value={draft[name]} isRequired={!optional.has(name)} {...shared} />
      ))}
    </FormSection>
  ));
}

interface FormFieldProps extends Shared {
  name: string;
  value: unknown;
  isRequired: boolean;
}

const FormField = memo(function FormField({ name, onChange, ...input }: FormFieldProps) {
  const { resource, t } = useRoom();
  return (
    <FieldInput
      {...input}
      field={resource.fields[name]!}
      path={name}
      label={t(`fields.${name}`)}
      description={t(`hints.${name}`, { defaultValue: '' }) || undefined}
      onChange={(value) => onChange(name, value)}
    />
  );
});
