import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type NavArea, NavCount, type NavLayout, NavList } from './NavEntry.tsx';
import * as styles from './NavMenu.css.ts';

interface NavFlyoutProps {
  area: NavArea;
  current: string | null;
  layout: NavLayout;
  side: keyof typeof styles.flyouts;
}

/** An area whose places show while it is hovered, or after a press until one goes elsewhere. */
export function NavFlyout({ area, current, layout, side }: NavFlyoutProps) {
  const { items = [] } = area;
  const { isOpen, press, close, hover } = useFlyout();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isCollapsed = layout === 'collapsed';
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches its button and links.
    <li className={styles.entry} {...hover} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles.rows[layout]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isCollapsed ? area.label : undefined}
        data-current={items.some((item) => item.id === current) || undefined}
        onClick={press}
      >
        {area.icon && <span className={styles.icon}>{area.icon}</span>}
        {!isCollapsed && <span className={styles.name}>{area.label}</span>}
        {!isCollapsed && <NavCount {...area} />}
        {!isCollapsed && <ChevronDown className={styles.chevron} />}
      </button>
      {isOpen && (
        <div id={id} className={styles.flyouts[side]}>
          {isCollapsed && <p className={styles.flyoutTitle}>{area.label}</p>}
          <ul className={styles.lists.vertical}>
            <NavList items={items} current={current} onFollow={close} />
          </ul>
        </div>
      )}
    </li>
  );
}

const leaveDelay = 180;

function useFlyout() {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current);
      if (pointerType === 'mouse') setOpenedBy((by) => by ?? 'hover');
    },
    onPointerLeave: () => {
      leaving.current = setTimeout(() => setOpenedBy((by) => (by === 'hover' ? null : by)), leaveDelay);
    },
  };
  return {
    isOpen: openedBy !== null,
    press: () => setOpenedBy((by) => (by === 'press' ? null : 'press')),
    close: () => setOpenedBy(null),
    hover,
  };
}
