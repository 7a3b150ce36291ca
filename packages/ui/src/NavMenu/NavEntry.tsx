import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './NavMenu.css.ts';

export type NavLayout = keyof typeof styles.layouts;

export interface NavItem {
  id: string;
  label: string;
  href: string;
  /** Work that waits there; nothing is shown for 0. */
  count?: number;
  isOverdue?: boolean;
}

export interface NavArea {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Either a place of its own, or `items`. */
  href?: string;
  count?: number;
  isOverdue?: boolean;
  items?: readonly NavItem[];
}

export function NavCount({ count = 0, isOverdue }: Pick<NavItem, 'count' | 'isOverdue'>) {
  return count > 0 ? <Badge tone={isOverdue ? 'critical' : 'neutral'}>{count}</Badge> : null;
}

interface NavLinkProps {
  item: NavItem & { icon?: ReactNode };
  layout: NavLayout;
  isCurrent: boolean;
  onFollow?: () => void;
}

export function NavLink({ item, layout, isCurrent, onFollow }: NavLinkProps) {
  const isIconAlone = layout === 'collapsed' && item.icon !== undefined;
  return (
    <Anchor
      href={item.href}
      onPress={onFollow}
      className={styles.rows[layout]}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isIconAlone ? item.label : undefined}
    >
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      {!isIconAlone && <span className={styles.name}>{item.label}</span>} {!isIconAlone && <NavCount {...item} />}
    </Anchor>
  );
}

interface NavListProps {
  items: readonly NavItem[];
  current: string | null;
  onFollow?: () => void;
}

export function NavList({ items, current, onFollow }: NavListProps) {
  return items.map((item) => (
    <li key={item.id} className={styles.entry}>
      <NavLink item={item} layout="vertical" isCurrent={item.id === current} onFollow={onFollow} />
    </li>
  ));
}
