import { interviewDraft } from '@diwan/api-contract/endpoints/hiring/interviews';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { Columns, Select, TagField } from '@diwan/ui';
import { useState } from 'react';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { useColleagues } from '#crud/query/use-colleagues.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { alerts, type InterviewValues } from './interview-values.ts';
import { timeText } from './time-text.ts';

interface InterviewFieldsProps {
  values: InterviewValues;
  onChange: (values: InterviewValues) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
}

const fields = fieldsOf(interviewDraft);

/** What a meeting is made of; a place or a link is asked for by its type. */
export function InterviewFields({ values, onChange, errorAt, isDisabled }: InterviewFieldsProps) {
  const { t } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const colleagues = useColleagues(typed);
  const set = (change: object) => onChange({ ...values, ...change });
  const input = (name: keyof InterviewValues) => ({
    field: fields[name]!,
    path: name,
    label: t(`meeting.fields.${name}`),
    value: values[name],
    onChange: (value: unknown) => set({ [name]: value }),
    errorAt,
    isRequired: !fields[name]!.isOptional,
    isDisabled,
  });
  const control = (name: keyof InterviewValues, isRequired: boolean) => ({
    name,
    label: t(`meeting.fields.${name}`),
    errorMessage: errorAt(name),
    isRequired,
    isDisabled,
  });
  return (
    <>
      <Columns>
        <FieldInput {...input('type')} />
        <FieldInput {...input('title')} />
      </Columns>
      <FieldInput {...input('startsAt')} description={t('meeting.riyadhTime')} />
      <Columns>
        <FieldInput {...input('durationMin')} />
        <Select
          {...control('alertMin', true)}
          placeholder={t('noChoice')}
          choices={alerts.map((value) => ({ value, label: t('meeting.before', { time: timeText(Number(value), t) }) }))}
          value={values.alertMin}
          onChange={(alertMin) => set({ alertMin })}
        />
      </Columns>
      {values.type === 'personal' ? (
        <FieldInput {...input('place')} isRequired />
      ) : (
        <FieldInput {...input('link')} isRequired={values.type === 'video'} />
      )}
      <TagField
        {...control('addedUsers', false)}
        description={t('meeting.addedUsersHint')}
        value={values.addedUsers}
        onChange={(addedUsers) => set({ addedUsers })}
        items={colleagues.items}
        inputValue={typed ?? ''}
        onInputChange={setTyped}
        isLoading={colleagues.isLoading}
        emptyText={t('nothingFound')}
        placeholder={t('search')}
      />
      <FieldInput {...input('notes')} />
    </>
  );
}
