import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import * as styles from '#Dialog/Dialog.css.ts';
import { useRootMark } from '../use-root-mark.ts';
import { DismissButton } from './DismissButton.tsx';
import { useIsScrollable } from './use-is-scrollable.ts';

interface OverlayFrameProps {
  title: string;
  /** The title is what something is called, and written in its own direction. */
  isName?: boolean;
  picture?: ReactNode;
  role?: AriaDialogProps['role'];
  /** Without it there is no cross: then a button of the footer closes. */
  onDismiss?: () => void;
  /** Something was entered. */
  onInput?: () => void;
  footer?: ReactNode;
  children?: ReactNode;
}

/** Title, scrolling body and footer, the same in dialogs and drawers. */
export function OverlayFrame({
  title,
  isName,
  picture,
  role,
  onDismiss,
  onInput,
  footer,
  children,
}: OverlayFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(place);
  const reachable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': title } : undefined;
  return (
    <AriaDialog role={role} className={styles.dialog}>
      <div className={styles.head}>
        <div className={styles.named}>
          {picture}
          <AriaHeading slot="title" level={2} className={styles.title}>
            {isName ? <bdi>{title}</bdi> : title}
          </AriaHeading>
        </div>
        {onDismiss && <DismissButton onPress={onDismiss} />}
      </div>
      <div ref={place} className={styles.scroller} {...reachable}>
        <div className={styles.body} onInput={onInput}>
          {children}
        </div>
      </div>
      {footer && <Footer>{footer}</Footer>}
    </AriaDialog>
  );
}

function Footer({ children }: { children: ReactNode }) {
  useRootMark('dialog-foot');
  return <div className={styles.footer}>{children}</div>;
}
