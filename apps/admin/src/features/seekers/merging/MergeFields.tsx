import type { MergedField } from '@diwan/api-contract/resources/seeker-merging';
import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { RadioGroup } from '@diwan/ui';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import { isMasked } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { disputedFields, type MergeChoices, sidesOf, type Whose } from './merge-choices.ts';

interface MergeFieldsProps {
  kept: Seeker;
  merged: Seeker;
  choices: MergeChoices;
  isDisabled: boolean;
  onChoose: (field: MergedField, whose: Whose) => void;
}

/** Both records side by side, field by field where they differ; what is masked is chosen without being shown. */
export function MergeFields({ kept, merged, choices, isDisabled, onChoose }: MergeFieldsProps) {
  const { t } = useResource();
  const numberOf = { kept: kept.number, merged: merged.number };
  return disputedFields(kept, merged).map((field) => (
    <RadioGroup
      key={field}
      name={`merge.${field}`}
      label={t(`fields.${field}`)}
      isInLine
      isRequired
      isDisabled={isDisabled}
      choices={sidesOf(field).map((whose) => ({
        value: whose,
        label: whose === 'both' ? t('merging.both') : t(`merging.${whose}`, { number: numberOf[whose] }),
        description: whose === 'both' ? undefined : <Value of={whose === 'kept' ? kept : merged} field={field} />,
      }))}
      value={choices[field] ?? 'kept'}
      onChange={(whose) => onChoose(field, whose)}
    />
  ));
}

function Value({ of, field: name }: { of: Seeker; field: MergedField }) {
  const { resource } = useResource();
  const field = resource.fields[name]!;
  const value = of[name];
  if (isMasked(field) && typeof value === 'string') return cells.latin(value);
  return <FieldValue field={field} name={name} value={value} />;
}
