import type { ReactNode } from 'react';
import { Columns } from '../Columns/Columns.tsx';
import { CodeField } from '../private/field/CodeField.tsx';
import { FieldGroup, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toLatinDigits } from '../text/digits.ts';
import * as styles from './AddressField.css.ts';

/** How many digits a part of a Saudi national address has; the other parts are words. */
const digitsOf = { buildingNumber: 4, street: null, district: null, city: null, postalCode: 5, additionalNumber: 4 };

export type AddressPart = keyof typeof digitsOf;

/** A Saudi national address; a part that isn't known is empty. */
export type Address = Record<AddressPart, string>;

const parts = Object.keys(digitsOf) as AddressPart[];

export interface AddressFieldProps extends FieldProps {
  /** The parts of the address, each an empty text until it is filled. */
  value: Address;
  /** Is given the whole address after a part was changed. */
  onChange: (value: Address) => void;
  /** The names of the parts in the page's language. */
  labels: Record<AddressPart, string>;
  /** What is wrong with single parts; `errorMessage` is about the whole address. */
  partErrors?: Partial<Record<AddressPart, ReactNode>>;
}

/** A Saudi national address, part by part; an address in another form is a `TextArea`. */
export function AddressField({ value, onChange, labels, partErrors, onBlur, ...props }: AddressFieldProps) {
  const group = useFieldParts(props);
  return (
    <div className={styles.address}>
      <FieldGroup {...props} parts={group}>
        <Columns>
          {parts.map((part) => (
            <Part
              key={part}
              digits={digitsOf[part]}
              label={labels[part]}
              name={`${props.name ?? group.id}.${part}`}
              value={value[part]}
              onChange={(next) => onChange({ ...value, [part]: next })}
              onBlur={onBlur}
              errorMessage={partErrors?.[part]}
              isRequired={props.isRequired}
              isReadOnly={props.isReadOnly}
            />
          ))}
        </Columns>
      </FieldGroup>
    </div>
  );
}

interface PartProps extends FieldProps {
  digits: number | null;
  value: string;
  onChange: (value: string) => void;
}

function Part({ digits, ...props }: PartProps) {
  if (digits === null) return <TextField {...props} />;
  return (
    <CodeField
      {...props}
      inputMode="numeric"
      toValue={(typed) => toLatinDigits(typed).replace(/\D/g, '').slice(0, digits)}
      isSound={(code) => code.length === digits}
    />
  );
}
