import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { content, popover } from './Popover.css.ts';

export interface PopoverProps {
  /** The `TriggerButton` or `IconButton` that opens it. */
  trigger: ReactNode;
  'aria-label': string;
  placement?: 'bottom start' | 'bottom end' | 'top';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((overlay: { close: () => void }) => ReactNode);
}

/** A little more, beside what was pressed; what must be answered before going on is a `Dialog`. */
export function Popover(props: PopoverProps) {
  const { trigger, placement = 'bottom start', isOpen, onOpenChange, children, ...aria } = props;
  return (
    <AriaDialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={popover}>
        <AriaDialog {...aria} className={content}>
          {children}
        </AriaDialog>
      </AriaPopover>
    </AriaDialogTrigger>
  );
}
