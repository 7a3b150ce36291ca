import { Breadcrumb as AriaBreadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';
import { Link } from '../Link/Link.tsx';
import { useUiTexts } from '../UiProvider/UiProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself. */
  items: readonly Crumb[];
}

/** Where the page lies; at the head of a `Page`, nowhere else. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { breadcrumbs } = useUiTexts();
  return (
    <nav aria-label={breadcrumbs}>
      <AriaBreadcrumbs className={styles.list}>
        {items.map(({ label, href }) => (
          <AriaBreadcrumb key={href} className={styles.crumb}>
            <Link tone="muted" href={href}>
              {label}
            </Link>
          </AriaBreadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
