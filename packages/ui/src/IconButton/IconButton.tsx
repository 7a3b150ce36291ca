import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { TooltipBubble } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** An icon that is known for this action. */
  icon: ReactNode;
  /** Its name, for screen readers and as its tooltip. */
  label: string;
  /** As that of `Button`. */
  variant?: ButtonLook['variant'];
  /** As that of `Button`. */
  size?: ButtonLook['size'];
  /** Where its name appears, seen from the button. */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  /** For what stays on or off: whether it is on. */
  isPressed?: boolean;
  /** Why it can't be used now; it stays reachable and says so instead of acting. */
  disabledReason?: string | undefined;
  /** The button itself, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action known well enough to be shown by an icon alone, also as the trigger of a menu; otherwise `Button`. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'plain',
    size,
    tooltipPlacement = 'top',
    isPressed,
    disabledReason,
    onPress,
    ...aria
  } = props;
  const isBlocked = disabledReason !== undefined;
  const name = isBlocked ? `${label}. ${disabledReason}` : label;
  return (
    <AriaTooltipTrigger delay={500}>
      <AriaButton
        {...aria}
        aria-label={name}
        aria-pressed={isPressed}
        onPress={isBlocked ? undefined : onPress}
        render={(native) => <button {...native} aria-disabled={isBlocked || undefined} />}
        className={button({ variant, size, isSquare: true })}
      >
        {icon}
      </AriaButton>
      <TooltipBubble placement={tooltipPlacement}>{name}</TooltipBubble>
    </AriaTooltipTrigger>
  );
}
