import { NationalIdField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Open to whoever may write it: what is read of a record is masked by the server. */
export function NationalIdInput({ value, onChange, ...props }: KindInputProps<'nationalId'>) {
  return (
    <NationalIdField
      {...controlProps(props)}
      isRevealed
      onRevealedChange={() => {}}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
