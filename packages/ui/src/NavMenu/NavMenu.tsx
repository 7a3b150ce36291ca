import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { type NavArea, type NavLayout, NavLink } from './NavEntry.tsx';
import { NavFlyout } from './NavFlyout.tsx';
import { NavGroup } from './NavGroup.tsx';
import * as styles from './NavMenu.css.ts';

export type { NavArea, NavItem } from './NavEntry.tsx';

export interface NavMenuProps {
  /** Names the navigation to a screen reader. */
  'aria-label': string;
  /** What can be gone to, in areas. */
  areas: readonly NavArea[];
  /** The id of the place where one is. */
  current: string | null;
  /** In a bar, or one below the other beside the page. */
  layout?: 'horizontal' | 'vertical';
  /** The vertical menu shows its icons alone. */
  isCollapsed?: boolean;
  /** Without it the vertical menu can't be collapsed. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
}

/** The areas of the whole product, as a row with sub-menus or as a column that folds to icons. */
export function NavMenu(props: NavMenuProps) {
  const { areas, current, layout: wanted = 'horizontal', isCollapsed = false, onCollapsedChange } = props;
  const layout: NavLayout = wanted === 'vertical' && isCollapsed ? 'collapsed' : wanted;
  return (
    <nav aria-label={props['aria-label']} className={styles.layouts[layout]} data-surface="navigation">
      <ul className={styles.lists[layout]}>
        {areas.map((area, index) => (
          <Area key={area.id} area={area} current={current} layout={layout} isLate={index > areas.length / 2} />
        ))}
      </ul>
      {wanted === 'vertical' && onCollapsedChange && (
        <CollapseButton isCollapsed={isCollapsed} onPress={() => onCollapsedChange(!isCollapsed)} />
      )}
    </nav>
  );
}

interface AreaProps {
  area: NavArea;
  current: string | null;
  layout: NavLayout;
  isLate: boolean;
}

function Area({ area, current, layout, isLate }: AreaProps) {
  const { href } = area;
  if (href !== undefined) {
    return (
      <li className={styles.entry}>
        <NavLink item={{ ...area, href }} layout={layout} isCurrent={area.id === current} />
      </li>
    );
  }
  if (layout === 'vertical') return <NavGroup area={area} current={current} />;
  const below = isLate ? 'belowAtEnd' : 'below';
  return <NavFlyout area={area} current={current} layout={layout} side={layout === 'collapsed' ? 'beside' : below} />;
}

function CollapseButton({ isCollapsed, onPress }: { isCollapsed: boolean; onPress: () => void }) {
  const { collapseMenu, expandMenu } = useUiTexts();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const label = isCollapsed ? expandMenu : collapseMenu;
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={styles.rows[isCollapsed ? 'collapsed' : 'vertical']}
        aria-label={isCollapsed ? label : undefined}
        title={isCollapsed ? label : undefined}
        onClick={onPress}
      >
        <Icon size={20} />
        {!isCollapsed && <span className={styles.name}>{label}</span>}
      </button>
    </div>
  );
}
