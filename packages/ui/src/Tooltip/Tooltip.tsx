import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; nothing that can't be found elsewhere. */
  text: ReactNode;
  /** Where it appears, seen from what it explains. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable element with a role, such as a `Button`. */
  children: ReactElement<ComponentProps<'button'>, string>;
}

/** Says more about one control on hover and focus; never the only place of something needed, and not for `IconButton`, which has its own. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <AriaTooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </AriaTooltipTrigger>
  );
}

export function TooltipBubble({ placement, children }: { placement: TooltipProps['placement']; children: ReactNode }) {
  return (
    <AriaTooltip placement={placement} offset={6} className={tooltip}>
      {children}
    </AriaTooltip>
  );
}
