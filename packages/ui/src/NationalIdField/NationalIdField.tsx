import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CodeField, type CodeFieldProps } from '../private/field/CodeField.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { isMasked, isNationalId, masked, toTenDigits } from './national-id.ts';

const isSound = (value: string) => isMasked(value) || isNationalId(value);

export interface NationalIdFieldProps extends CodeFieldProps {
  /** Ten digits, what was typed of them so far, or the mask of a value that the page doesn't hold. */
  value: string;
  /** Whether it may be read and changed now; what is typed anew is masked when the field is left. */
  isRevealed: boolean;
  /** Asked by the button: the app may want a reason, fetch the value, or hide it again after a while. */
  onRevealedChange: (isRevealed: boolean) => void;
}

/** A Saudi national id or residence number, masked until the app reveals it; to show one in a record, mask it on the server. */
export function NationalIdField({ isRevealed, onRevealedChange, ...props }: NationalIdFieldProps) {
  const texts = useUiTexts();
  const [isTyping, setTyping] = useState(false);
  const isHidden = !isRevealed && !isTyping && props.value !== '';
  return (
    <CodeField
      {...props}
      isReadOnly={props.isReadOnly || isHidden}
      onChange={(value) => {
        setTyping(true);
        props.onChange(value);
      }}
      onBlur={() => {
        setTyping(false);
        props.onBlur?.();
      }}
      toValue={toTenDigits}
      toShown={isHidden ? masked : undefined}
      isSound={isSound}
      inputMode="numeric"
    >
      {isRevealed || isHidden ? (
        <IconButton
          size="small"
          label={isRevealed ? texts.hide(props.label) : texts.reveal(props.label)}
          icon={isRevealed ? <EyeOff /> : <Eye />}
          isDisabled={props.isDisabled}
          onPress={() => onRevealedChange(!isRevealed)}
        />
      ) : null}
    </CodeField>
  );
}
