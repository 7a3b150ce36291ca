import { X } from 'lucide-react';
import { button } from '#Button/Button.css.ts';
import { useUiTexts } from '#UiProvider/ui-context.ts';

/** Closes the thing it stands in. */
export function DismissButton({ onPress }: { onPress: () => void }) {
  const { close } = useUiTexts();
  return (
    <button
      type="button"
      className={button({ variant: 'plain', size: 'small', isSquare: true })}
      data-dismiss
      aria-label={close}
      title={close}
      onClick={onPress}
    >
      <X />
    </button>
  );
}
