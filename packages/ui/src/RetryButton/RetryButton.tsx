import { useRef } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';

export interface RetryButtonProps {
  /** Tries once more what has failed. */
  onPress: () => void;
  /** It is under way: the button keeps its place and its focus and can't be pressed again. */
  isPending?: boolean;
  /** As of a `Button`. */
  size?: ButtonLook['size'];
  /** How much it stands out beside what else could be done. */
  variant?: ButtonLook['variant'];
}

/** Tries again what has failed; when it goes because that succeeded, the focus stays in the part of the page that it stood in. */
export function RetryButton(props: RetryButtonProps) {
  const texts = useUiTexts();
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button);
  return (
    <Button {...props} ref={button}>
      {texts.retry}
    </Button>
  );
}
