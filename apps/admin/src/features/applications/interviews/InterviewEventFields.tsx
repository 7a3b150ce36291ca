import { Text } from '@diwan/ui';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { askedBy } from './interview-values.ts';

export type EventValues = Readonly<Record<string, unknown>>;

interface InterviewEventFieldsProps {
  event: string;
  values: EventValues;
  onChange: (values: EventValues) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
}

const hints: Readonly<Record<string, string>> = { startsAt: 'meeting.riyadhTime', note: 'ask.noteHint' };

/** What a meeting's event asks for; one that asks for nothing says what it means. */
export function InterviewEventFields({ event, values, onChange, errorAt, isDisabled }: InterviewEventFieldsProps) {
  const { t } = useResource();
  const fields = askedBy[event];
  if (!fields) return <Text>{t(`meeting.confirm.${event.split('.')[1]}`)}</Text>;
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput
      key={name}
      field={field}
      path={name}
      label={t(`meeting.fields.${name}`)}
      description={hints[name] && t(hints[name])}
      value={values[name] ?? null}
      onChange={(value) => onChange({ ...values, [name]: value })}
      errorAt={errorAt}
      isRequired={!field.isOptional}
      isDisabled={isDisabled}
    />
  ));
}
