import { lazy, type ReactNode, Suspense, useId } from 'react';
import * as frame from '../Dialog/Dialog.css.ts';
import { untilLoaded } from '../late/until-loaded.ts';
import { DismissButton } from '../private/overlay/DismissButton.tsx';
import { useIsNarrow } from '../private/use-is-narrow.ts';
import { useRootMark } from '../private/use-root-mark.ts';
import { panel, place } from './SidePanel.css.ts';
import { usePanelKeys, usePlaceAfter } from './use-panel-keys.ts';

const loadDrawer = async () => ({ default: (await import('../Drawer/Drawer.tsx')).Drawer });
const Drawer = lazy(() => untilLoaded(loadDrawer));

export interface SidePanelProps {
  /** What it shows; its heading. */
  title: string;
  /** What it is about, before its title. */
  picture?: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape or its button. */
  onClose: () => void;
  /** Buttons that stay in sight below what scrolls. */
  footer?: ReactNode;
  /** What it contains. */
  children: ReactNode;
  /**
   * Names the panel to a screen reader; its title does, unless given.
   * @default its title
   */
  label?: string;
}

/** A closer look that leaves the page in use: F6 leads in and out, Escape closes. Where there is no room for both it is a `Drawer`. */
export function SidePanel(props: SidePanelProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return props.isOpen ? <OpenPanel {...props} /> : null;
  return (
    <Suspense fallback={null}>
      <Drawer
        title={props.title}
        picture={props.picture}
        isOpen={props.isOpen}
        onClose={props.onClose}
        footer={props.footer}
      >
        {props.children}
        <PlaceAfter />
      </Drawer>
    </Suspense>
  );
}

function PlaceAfter() {
  usePlaceAfter();
  return null;
}

function OpenPanel({ title, picture, onClose, footer, children, label }: SidePanelProps) {
  const titleId = useId();
  const ref = usePanelKeys(title, onClose);
  useRootMark('side-panel');
  return (
    <div className={place}>
      <aside
        ref={ref}
        data-panel
        tabIndex={-1}
        className={panel}
        aria-label={label}
        aria-labelledby={label ? undefined : titleId}
      >
        <div className={frame.head}>
          <div className={frame.named}>
            {picture}
            <h2 id={titleId} className={frame.title}>
              <bdi>{title}</bdi>
            </h2>
          </div>
          <DismissButton onPress={onClose} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className={frame.body} tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
        {footer ? <div className={frame.footer}>{footer}</div> : null}
      </aside>
    </div>
  );
}
