import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type NavArea, NavCount, NavList } from './NavEntry.tsx';
import * as styles from './NavMenu.css.ts';

/** An area of the vertical menu whose places fold away; the one in which one is starts unfolded. */
export function NavGroup({ area, current }: { area: NavArea; current: string | null }) {
  const { items = [] } = area;
  const hasCurrent = items.some((item) => item.id === current);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? hasCurrent;
  const id = useId();
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.rows.vertical}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={hasCurrent || undefined}
        onClick={() => setChosen(!isOpen)}
      >
        {area.icon && <span className={styles.icon}>{area.icon}</span>}
        <span className={styles.name}>{area.label}</span>
        {!isOpen && <NavCount {...area} />}
        <ChevronDown className={styles.chevron} />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.subList}>
        <NavList items={items} current={current} />
      </ul>
    </li>
  );
}
