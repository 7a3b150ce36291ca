import { interviewTypes } from '@diwan/api-contract/values/application';
import { Columns, Select, TagField, TextArea, TextField } from '@diwan/ui';
import { useState } from 'react';
import { InstantInput } from '#crud/fields/instant/instant.input.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { alerts, durations, type InterviewValues } from './interview-values.ts';
import { timeText } from './time-text.ts';
import { useColleagues } from './use-colleagues.ts';

interface InterviewFieldsProps {
  values: InterviewValues;
  onChange: (values: InterviewValues) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
}

/** What a meeting is made of; a place or a link is asked for by its type. */
export function InterviewFields({ values, onChange, errorAt, isDisabled }: InterviewFieldsProps) {
  const { t } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const colleagues = useColleagues(typed);
  const set = (change: Partial<InterviewValues>) => onChange({ ...values, ...change });
  const field = (name: keyof InterviewValues, isRequired = true) => ({
    name,
    label: t(`meeting.fields.${name}`),
    errorMessage: errorAt(name),
    isRequired,
    isDisabled,
  });
  const orNull = (text: string) => (text === '' ? null : text);
  return (
    <>
      <Columns>
        <Select
          {...field('type')}
          choices={interviewTypes.map((value) => ({ value, label: t(`choices.interviewType.${value}`) }))}
          value={values.type}
          onChange={(type) => type && set({ type })}
        />
        <TextField {...field('title')} value={values.title} onChange={(title) => set({ title })} dir="auto" />
      </Columns>
      <InstantInput
        path="startsAt"
        label={t('meeting.fields.startsAt')}
        description={t('meeting.riyadhTime')}
        value={values.startsAt}
        onChange={(startsAt) => set({ startsAt })}
        errorAt={errorAt}
        isRequired
        isDisabled={isDisabled}
      />
      <Columns>
        <Select
          {...field('durationMin')}
          choices={durations.map((value) => ({ value, label: timeText(Number(value), t) }))}
          value={values.durationMin}
          onChange={(durationMin) => set({ durationMin })}
        />
        <Select
          {...field('alertMin')}
          placeholder={t('noChoice')}
          choices={alerts.map((value) => ({ value, label: t('meeting.before', { time: timeText(Number(value), t) }) }))}
          value={values.alertMin}
          onChange={(alertMin) => set({ alertMin })}
        />
      </Columns>
      {values.type === 'personal' ? (
        <TextField
          {...field('place')}
          value={values.place ?? ''}
          onChange={(text) => set({ place: orNull(text) })}
          dir="auto"
        />
      ) : (
        <TextField
          {...field('link', values.type === 'video')}
          type="url"
          dir="ltr"
          value={values.link ?? ''}
          onChange={(text) => set({ link: orNull(text) })}
        />
      )}
      <TagField
        {...field('addedUsers', false)}
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
      <TextArea
        {...field('notes', false)}
        rows={3}
        value={values.notes ?? ''}
        onChange={(text) => set({ notes: orNull(text) })}
      />
    </>
  );
}
