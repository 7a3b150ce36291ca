import { Badge } from '@diwan/ui';
import * as styles from '#app/Shell/Shell.css.ts';

/** How many wait to be read, on the bell; nothing when none does. The bell's label says it too. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unreadCount} aria-hidden>
      <Badge>{count}</Badge>
    </span>
  );
}
