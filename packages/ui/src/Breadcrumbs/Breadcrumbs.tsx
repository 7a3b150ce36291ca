import { Link } from '../Link/Link.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself. */
  items: readonly Crumb[];
}

/** Where the page lies, before its heading; the page itself is named to a screen reader alone, for the heading says it to the eye. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { breadcrumbs } = useUiTexts();
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={styles.crumb}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={visuallyHidden}>
                {label}
              </span>
            ) : (
              <Link tone="muted" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
