import { Button } from '@diwan/ui';
import { Bookmark, Columns3, Download, RotateCw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useGo } from '#navigation/navigation-context.tsx';
import { lazyPart } from '../lazy-part.ts';
import { questionOf } from '../list.implementations.ts';
import { asking, toViewSearch } from '../list-query.ts';
import { arrange } from '../list-query-columns.ts';
import { withDays } from '../list-query-filters.ts';
import { useRoom } from '../room.tsx';
import type { List } from '../use-list.ts';
import * as styles from './ListScreen.css.ts';
import { ListSearch } from './ListSearch.tsx';
import { FiltersToCome, ToolToCome } from './ToolsToCome.tsx';

const ListFilters = lazyPart(['list'], () => import('./ListFilters.tsx'));
const ViewsMenu = lazyPart(['views', 'problems'], () => import('../Views/ViewsMenu.tsx'));
const ExportMenu = lazyPart(['exports', 'problems'], () => import('../Export/ExportMenu.tsx'));
const ColumnsMenu = lazyPart(['list'], () => import('./ColumnsMenu.tsx'));

interface ListToolsProps {
  list: List;
  /** Filters that the screen has fixed and doesn't offer. */
  hidden: readonly string[];
  layouts: ReactNode;
  /** Whether the rows stand in a table, whose columns can be arranged. */
  isTable: boolean;
}

/** Search, filters and what else can be done with a list; all but the search comes once there are rows. */
export function ListTools({ list, hidden, layouts, isTable }: ListToolsProps) {
  const { resource, t } = useRoom();
  const { query, asked, ask, columns } = list;
  const go = useGo();
  const shown = arrange(columns, query.columns).filter(({ isShown }) => isShown);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <ListSearch label={t('search')} value={query.q} onChange={(q) => ask(asking({ q, peek: '' }), 'replace')} />
      </div>
      <div className={styles.filters}>
        <Suspense fallback={<FiltersToCome query={query} hidden={hidden} />}>
          <ListFilters query={query} onAsk={ask} hidden={hidden} />
        </Suspense>
      </div>
      <div className={styles.more}>
        {layouts}
        <Suspense fallback={<ToolToCome icon={<Bookmark />}>{t('tools.views')}</ToolToCome>}>
          <ViewsMenu search={toViewSearch(query)} onOpen={(search) => go(search || '?')} />
        </Suspense>
        {isTable ? (
          <Suspense fallback={<ToolToCome icon={<Columns3 />}>{t('tools.columns')}</ToolToCome>}>
            <ColumnsMenu list={list} />
          </Suspense>
        ) : null}
        <Suspense fallback={<ToolToCome icon={<Download />}>{t('tools.export')}</ToolToCome>}>
          <ExportMenu
            query={withDays({ ...questionOf(asked), ...(query.sort && { sort: query.sort }) }, resource.filters)}
            columns={shown.map(({ key }) => key)}
          />
        </Suspense>
        <Button
          variant="plain"
          isSquare
          aria-label={t('refresh')}
          title={t('refresh')}
          onPress={list.refresh}
          isPending={list.status === 'refreshing'}
        >
          <RotateCw />
        </Button>
      </div>
    </div>
  );
}
