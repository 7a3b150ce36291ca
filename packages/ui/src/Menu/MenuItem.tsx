import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import * as styles from './Menu.css.ts';

export interface MenuItemProps {
  /** Tells items apart where they are made from a list. */
  id?: string;
  /** Before the label. */
  icon?: ReactNode;
  /** A few words below the label. */
  description?: string;
  /** Why this can't be done now; the item stays reachable and says so instead of acting. */
  disabledReason?: string;
  /** `critical` for what takes something away. */
  tone?: 'neutral' | 'critical';
  /** Makes it a link to there. */
  href?: string;
  /** It was chosen. */
  onAction?: () => void;
  /** The verb; also what typing its first letters finds. */
  children: string;
}

/** One action or, with `href`, one link of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { id, icon, description, disabledReason, tone = 'neutral', href, onAction, children } = props;
  const isBlocked = disabledReason !== undefined;
  const explanation = disabledReason ?? description;
  return (
    <AriaMenuItem
      id={id}
      textValue={children}
      href={isBlocked ? undefined : href}
      shouldCloseOnSelect={!isBlocked}
      onAction={isBlocked ? undefined : onAction}
      className={styles.items[isBlocked ? 'neutral' : tone]}
      render={(native) =>
        'href' in native ? (
          <a {...native}>{native.children}</a>
        ) : (
          <div {...native} aria-disabled={isBlocked || undefined} data-blocked={isBlocked || undefined} />
        )
      }
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span>{children}</span> {explanation && <span className={styles.description}>{explanation}</span>}
      </span>
    </AriaMenuItem>
  );
}
