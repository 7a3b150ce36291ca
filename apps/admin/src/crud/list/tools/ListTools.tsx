import { Button, LinkButton } from '@diwan/ui';
import { Bookmark, Columns3, Download, FileUp, RotateCw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { importPath } from '#crud/resource/resource-paths.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import * as styles from '../ListScreen.css.ts';
import { questionOf } from '../query/list.implementations.ts';
import { asking, toViewSearch } from '../query/list-query.ts';
import { arrange } from '../query/list-query-columns.ts';
import { withDays } from '../query/list-query-filters.ts';
import type { List } from '../use-list.ts';
import { ListSearch } from './ListSearch.tsx';
import { FiltersToCome, ToolToCome } from './ToolbarSkeleton.tsx';

const ListFilters = lazyWhenIdle(['list'], () => import('./ListFilters.tsx'));
const ViewsMenu = lazyWhenIdle(['views', 'problems'], () => import('#crud/views/ViewsMenu.tsx'));
const ExportMenu = lazyWhenIdle(['exports', 'problems'], () => import('#crud/export/ExportMenu.tsx'));
const ColumnsMenu = lazyWhenIdle(['list'], () => import('./ColumnsMenu.tsx'));

interface ListToolsProps {
  list: List;
  /** Filters that the screen has fixed and doesn't offer. */
  hidden: readonly string[];
  layouts: ReactNode;
  /** Whether the rows stand in a table, whose columns can be arranged. */
  isTable: boolean;
}

/** Search, filters and what else can be done with a list; all but the search comes once there are rows, and on a phone when it is asked for. */
export function ListTools({ list, hidden, layouts, isTable }: ListToolsProps) {
  const { resource, t, format } = useResource();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { query, apiQuery, ask, columns } = list;
  const go = useGo();
  const narrowing = Object.keys(query.filters).filter((name) => name !== 'state').length;
  const unfold = t('tools.unfold');
  const importing = importPath(resource.key);
  const shown = arrange(columns, query.columns).filter(({ isShown }) => isShown);
  return (
    <div className={styles.tools} data-unfolded={isUnfolded || undefined}>
      <div className={styles.search}>
        <ListSearch label={t('search')} value={query.q} onChange={(q) => ask(asking({ q, peek: '' }), 'replace')} />
      </div>
      <div className={styles.unfold}>
        <Button
          aria-label={narrowing > 0 ? `${unfold} (${format.number(narrowing)})` : unfold}
          aria-expanded={isUnfolded}
          onPress={() => setIsUnfolded(!isUnfolded)}
          icon={<SlidersHorizontal />}
        >
          {narrowing > 0 ? format.number(narrowing) : null}
        </Button>
      </div>
      <div className={styles.filters}>
        <Suspense fallback={<FiltersToCome query={query} hidden={hidden} />}>
          <ListFilters query={query} apiQuery={apiQuery} onAsk={ask} hidden={hidden} />
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
            query={withDays({ ...questionOf(apiQuery), ...(query.sort && { sort: query.sort }) }, resource.filters)}
            columns={shown.map(({ key }) => key)}
          />
        </Suspense>
        {importing === undefined ? null : (
          <LinkButton
            variant="plain"
            isSquare
            aria-label={t('tools.import')}
            title={t('tools.import')}
            href={importing}
            icon={<FileUp />}
          >
            {null}
          </LinkButton>
        )}
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
