import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface TriggerButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>, ButtonLook {
  /** Before the label, where it tells actions apart. */
  icon?: ReactNode;
  /** The button itself, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** What opens: a noun. */
  children: ReactNode;
}

/** Opens the menu or popover of the trigger around it; everywhere else use `Button`, which is much lighter. */
export function TriggerButton({ variant, size, isFullWidth, icon, children, ...aria }: TriggerButtonProps) {
  return (
    <AriaButton {...aria} className={button({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </AriaButton>
  );
}
