import { type Address, AddressField, type AddressPart } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

const blank: Address = {
  buildingNumber: '',
  street: '',
  district: '',
  city: '',
  postalCode: '',
  additionalNumber: '',
};
const parts = Object.keys(blank) as AddressPart[];

/** Part by part; an address of which nothing is filled in is none. */
export function NationalAddressInput({ value, onChange, ...props }: KindInputProps<'nationalAddress'>) {
  const { path, errorAt } = props;
  const { t } = useResource();
  const ofParts = <V,>(of: (part: AddressPart) => V) =>
    Object.fromEntries(parts.map((part) => [part, of(part)])) as Record<AddressPart, V>;
  return (
    <AddressField
      {...controlProps(props)}
      labels={ofParts((part) => t(`addressParts.${part}`))}
      partErrors={ofParts((part) => errorAt(`${path}.${part}`))}
      value={{ ...blank, ...value, additionalNumber: value?.additionalNumber ?? '' }}
      onChange={(next) => {
        const isBlank = parts.every((part) => next[part] === '');
        onChange(isBlank ? null : { ...next, additionalNumber: next.additionalNumber || null });
      }}
    />
  );
}
