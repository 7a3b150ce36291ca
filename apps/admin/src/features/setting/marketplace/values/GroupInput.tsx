import { settingDefinitions } from '@diwan/api-contract/settings/register';
import type { NationalAddress } from '@diwan/api-contract/values/places/national-address';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import {
  type Address,
  AddressField,
  type AddressPart,
  LocalizedTextField,
  Stack,
  TextField,
  toLatinDigits,
} from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { type GroupSetting, partsOf } from './group-text.ts';

interface GroupInputProps {
  setting: GroupSetting;
  value: Readonly<Record<string, unknown>>;
  /** Whether a part that is wrong is said. */
  isChecked: boolean;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
}

/** A setting part by part; what is left empty is not said. */
export function GroupInput({ setting, value, isChecked, onChange }: GroupInputProps) {
  const { t } = useTranslation('setting');
  const parsed = settingDefinitions[setting].schema.safeParse(value);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  return (
    <Stack gap="md">
      {partsOf(setting).map(([name, part]) => {
        const known = `marketplace.parts.${name as 'name'}` as const;
        const label = t(known);
        const change = (next: unknown) => onChange({ ...value, [name]: next });
        const error = isChecked && wrong.has(name) ? t(`marketplace.partErrors.${part}`) : undefined;
        if (part === 'name')
          return (
            <LocalizedTextField
              key={name}
              label={label}
              maxLength={120}
              errorMessage={error ? { ar: error } : undefined}
              value={(value[name] as LocalizedText | null) ?? { ar: '' }}
              onChange={(next) => change(next.ar === '' && !next.en ? null : next)}
            />
          );
        if (part === 'address')
          return (
            <AddressInput
              key={name}
              label={label}
              error={error}
              value={value[name] as NationalAddress | null}
              onChange={change}
            />
          );
        return (
          <TextField
            key={name}
            label={label}
            dir="ltr"
            description={part === 'digits' ? t(`marketplace.partHelp.${name as 'vatNumber'}`) : undefined}
            errorMessage={error}
            value={(value[name] as string | null) ?? ''}
            onChange={(text) =>
              change((part === 'digits' ? toLatinDigits(text).replace(/\D/g, '') : text.trim()) || null)
            }
          />
        );
      })}
    </Stack>
  );
}

const blank: Address = { buildingNumber: '', street: '', district: '', city: '', postalCode: '', additionalNumber: '' };
const addressParts = Object.keys(blank) as AddressPart[];

interface AddressInputProps {
  label: string;
  error: string | undefined;
  value: NationalAddress | null;
  onChange: (value: NationalAddress | null) => void;
}

/** An address of which nothing is filled in is none. */
function AddressInput({ label, error, value, onChange }: AddressInputProps) {
  const { t } = useTranslation('crud');
  return (
    <AddressField
      label={label}
      errorMessage={error}
      labels={
        Object.fromEntries(addressParts.map((part) => [part, t(`addressParts.${part}`)])) as Record<AddressPart, string>
      }
      value={{ ...blank, ...value, additionalNumber: value?.additionalNumber ?? '' }}
      onChange={(next) => {
        const isBlank = addressParts.every((part) => next[part] === '');
        onChange(isBlank ? null : { ...next, additionalNumber: next.additionalNumber || null });
      }}
    />
  );
}
