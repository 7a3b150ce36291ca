import { Button, Skeleton } from '@diwan/ui';
import { RotateCw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useGo } from '../../navigation/navigation-context.tsx';
import { lazyPart } from '../lazy-part.ts';
import { questionOf } from '../list.implementations.ts';
import { toViewSearch } from '../list-query.ts';
import { arrange } from '../list-query-columns.ts';
import { withDays } from '../list-query-filters.ts';
import { useRoom } from '../room.tsx';
import type { List } from '../use-list.ts';
import * as styles from './ListScreen.css.ts';
import { ListSearch } from './ListSearch.tsx';

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
        <ListSearch
          value={query.q}
          onChange={(q) => ask({ ...query, q, after: '', before: '', peek: '' }, 'replace')}
        />
      </div>
      <div className={styles.filters}>
        <Suspense fallback={<Skeleton shape="control" width="320px" />}>
          <ListFilters query={query} onAsk={ask} hidden={hidden} />
        </Suspense>
      </div>
      <div className={styles.more}>
        {layouts}
        <Suspense fallback={<Skeleton shape="control" width="92px" />}>
          <ViewsMenu search={toViewSearch(query)} onOpen={(search) => go(search || '?')} />
        </Suspense>
        {isTable ? (
          <Suspense fallback={<Skeleton shape="control" width="104px" />}>
            <ColumnsMenu list={list} />
          </Suspense>
        ) : null}
        <Suspense fallback={<Skeleton shape="control" width="84px" />}>
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
          <RotateCw size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
