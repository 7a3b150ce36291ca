import type { ComponentProps, ReactNode } from 'react';
import { button, label, pendingLabel, spinner } from './Button.css.ts';

export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'plain' | 'critical';
  size?: 'small' | 'medium' | 'large';
  isFullWidth?: boolean;
  /** As wide as it is high: for an icon alone, with an `aria-label`. */
  isSquare?: boolean;
}

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'onClick'>,
    ButtonLook {
  icon?: ReactNode;
  onPress?: () => void;
  isDisabled?: boolean;
  /** The action is under way: the button keeps its place and its focus and can't be pressed again. */
  isPending?: boolean;
  children: ReactNode;
}

/** Does something here and now; to go somewhere use `LinkButton`, to open a menu or popover `TriggerButton`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isFullWidth,
    isSquare,
    icon,
    onPress,
    isDisabled,
    isPending = false,
    children,
    ...native
  } = props;
  return (
    <button
      type="button"
      {...native}
      className={button({ variant, size, isFullWidth, isSquare })}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onPress?.())}
    >
      <span className={isPending ? pendingLabel : label}>
        {icon}
        {children}
      </span>
      {isPending && <span className={spinner} />}
    </button>
  );
}
