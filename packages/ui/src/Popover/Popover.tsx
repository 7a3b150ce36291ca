import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { content, popover } from './Popover.css.ts';

export interface PopoverProps {
  /** The `TriggerButton` or `IconButton` that opens it. */
  trigger: ReactNode;
  /** Names it to a screen reader. */
  'aria-label': string;
  /** Where it opens, seen from its trigger. */
  placement?: 'bottom start' | 'bottom end' | 'top';
  /**
   * Whether it is shown, where its owner decides.
   * @default its trigger decides
   */
  isOpen?: boolean;
  /** It was opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What it shows; a function is given the way to close it. */
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
