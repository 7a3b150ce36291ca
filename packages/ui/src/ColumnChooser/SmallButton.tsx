import type { LucideIcon } from 'lucide-react';
import { button } from '../Button/Button.css.ts';

interface SmallButtonProps {
  icon: LucideIcon;
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Keeps the focus when there is nothing more for it to do. */
export function SmallButton({ icon: Icon, label, isPressed, isDisabled = false, onPress }: SmallButtonProps) {
  return (
    <button
      type="button"
      className={button({ variant: 'plain', size: 'small', isSquare: true })}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon />
    </button>
  );
}
