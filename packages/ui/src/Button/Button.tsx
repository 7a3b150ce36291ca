import type { ComponentProps, ReactNode } from 'react';
import { button, label, pendingLabel, spinner } from './Button.css.ts';

export interface ButtonLook {
  /** How much it stands out: one `primary` to a screen or dialog. */
  variant?: 'primary' | 'quiet' | 'plain' | 'critical';
  /** Small and medium follow the page’s density; large is 44 pixels high. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as what it stands in. */
  isFullWidth?: boolean;
  /** As wide as it is high: for an icon alone, with an `aria-label`. */
  isSquare?: boolean;
}

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'onClick'>,
    ButtonLook {
  /** Before the label, where it tells actions apart. */
  icon?: ReactNode;
  /** It was pressed, by pointer, finger or key. */
  onPress?: () => void;
  /** It can't be pressed or focused; say beside it why. */
  isDisabled?: boolean;
  /** The action is under way: the button keeps its place and its focus and can't be pressed again. */
  isPending?: boolean;
  /** The verb, with its object where more than one is possible. */
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
