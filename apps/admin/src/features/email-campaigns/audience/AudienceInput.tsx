import type { CampaignAudience } from '@diwan/api-contract/resources/email-campaign-draft';
import { audienceEntities, audienceTypes } from '@diwan/api-contract/values/records/campaign';
import { NumberField, RadioGroup, Stack } from '@diwan/ui';
import { Suspense } from 'react';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { FieldInput } from '#crud/fields/inputs.tsx';
import type { InputProps } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { AudienceFilters } from './AudienceFilters.tsx';
import { SavedViewInput } from './SavedViewInput.tsx';

type AudienceInputProps = InputProps<CampaignAudience>;

/** Audiences that one record names: its field, and of what it is. Only job seekers are found so. */
const named = {
  list: { key: 'listId', to: 'talentLists' },
  unopened: { key: 'campaignId', to: 'emailCampaigns' },
} as const;
const isNamed = (type: CampaignAudience['type']): type is keyof typeof named => type in named;

/** Who is written to: a list and what narrows it, with how many that are now and who is left out. */
export default function AudienceInput({ value: audience, onChange, ...props }: AudienceInputProps) {
  const { t } = useResource();
  const { path, errorAt, isDisabled } = props;
  const { type, entity, filter, excludeContactedDays } = audience;
  const by = isNamed(type) ? named[type] : null;
  const set = (change: Partial<CampaignAudience>) => onChange({ ...audience, ...change });
  const nothing = { filter: '', viewName: null, listId: null, campaignId: null };
  const types = audienceTypes.filter((each) => !isNamed(each) || entity === 'seekers');
  return (
    <Stack gap="lg">
      <RadioGroup
        name={`${path}.entity`}
        label={t('audience.who')}
        isRequired
        isDisabled={isDisabled}
        choices={audienceEntities.map((each) => ({ value: each, label: t(`choices.audienceEntity.${each}`) }))}
        value={entity}
        onChange={(next) => set({ ...nothing, entity: next as CampaignAudience['entity'], type: by ? 'filter' : type })}
      />
      <RadioGroup
        name={`${path}.type`}
        label={t('audience.by')}
        isRequired
        isDisabled={isDisabled}
        choices={types.map((each) => ({ value: each, label: t(`choices.audienceType.${each}`) }))}
        value={type}
        onChange={(next) => set({ ...nothing, type: next as CampaignAudience['type'] })}
      />
      {by ? (
        <FieldInput
          {...props}
          key={by.key}
          path={`${path}.${by.key}`}
          label={t(`audience.${type}`)}
          description={type === 'unopened' ? t('audience.unopenedHint') : undefined}
          field={{ kind: 'reference', to: by.to }}
          isRequired
          value={audience[by.key]}
          onChange={(next) => set({ [by.key]: next as string | null })}
        />
      ) : (
        <Suspense fallback={<LoadingText />}>
          {type === 'saved_view' ? (
            <SavedViewInput
              key={entity}
              entity={entity}
              path={`${path}.viewName`}
              value={audience}
              isDisabled={isDisabled}
              errorMessage={errorAt(`${path}.viewName`) ?? errorAt(`${path}.filter`)}
              onChange={set}
            />
          ) : (
            <AudienceFilters key={entity} entity={entity} filter={filter} onChange={(next) => set({ filter: next })} />
          )}
        </Suspense>
      )}
      <NumberField
        name={`${path}.excludeContactedDays`}
        label={t('audience.contacted')}
        description={t('audience.contactedHint')}
        isDisabled={isDisabled}
        isRequired
        value={excludeContactedDays}
        errorMessage={errorAt(`${path}.excludeContactedDays`)}
        onChange={(days) => set({ excludeContactedDays: days ?? 0 })}
      />
      {by && audience[by.key] === null ? null : <AudienceCount audience={audience} />}
    </Stack>
  );
}
