import { recommendations } from '@diwan/api-contract/values/application';
import { Select, Text, TextArea } from '@diwan/ui';
import { InstantInput } from '#crud/fields/instant/instant.input.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { durations } from './interview-values.ts';
import { timeText } from './time-text.ts';

export type EventValues = Readonly<Record<string, string | null>>;

interface InterviewEventFieldsProps {
  event: string;
  values: EventValues;
  onChange: (values: EventValues) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
}

/** What a meeting's event asks for; one that asks for nothing says what it means. */
export function InterviewEventFields({ event, values, onChange, errorAt, isDisabled }: InterviewEventFieldsProps) {
  const { t } = useResource();
  const field = (name: string, isRequired = true) => ({
    name,
    label: t(`meeting.fields.${name}`),
    errorMessage: errorAt(name),
    value: values[name] ?? null,
    onChange: (value: string | null) => onChange({ ...values, [name]: value }),
    isRequired,
    isDisabled,
  });
  const area = (name: string, isRequired: boolean) => ({
    ...field(name, isRequired),
    value: values[name] ?? '',
    rows: 4,
  });
  switch (event) {
    case 'interview.reschedule':
      return (
        <>
          <InstantInput
            {...field('startsAt')}
            path="startsAt"
            description={t('meeting.riyadhTime')}
            errorAt={errorAt}
          />
          <Select
            {...field('durationMin')}
            choices={lengths(values.durationMin).map((value) => ({ value, label: timeText(Number(value), t) }))}
          />
        </>
      );
    case 'interview.cancel':
      return <TextArea {...area('note', true)} description={t('ask.noteHint')} />;
    case 'interview.complete':
      return (
        <>
          <Select
            {...field('recommendation')}
            placeholder={t('noChoice')}
            choices={recommendations.map((value) => ({ value, label: t(`meeting.recommendations.${value}`) }))}
          />
          <TextArea {...area('text', false)} />
        </>
      );
    default:
      return <Text>{t(`meeting.confirm.${event.split('.')[1]}`)}</Text>;
  }
}

/** The usual lengths, and the meeting's own where it is another. */
function lengths(own: string | null | undefined): string[] {
  return own && !durations.includes(own) ? [...durations, own] : durations;
}
