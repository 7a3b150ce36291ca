import { CodeField, type CodeFieldProps } from '../private/field/CodeField.tsx';
import { isSaIban, toCompactIban, toFours } from './iban.ts';

export type IbanFieldProps = CodeFieldProps;

/** A Saudi IBAN, typed or pasted in any digits, shown in groups of four and kept without spaces; to show one use `Bidi`. */
export function IbanField(props: IbanFieldProps) {
  return <CodeField {...props} toValue={toCompactIban} toShown={toFours} isSound={isSaIban} />;
}
