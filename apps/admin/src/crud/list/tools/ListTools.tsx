import { Button, LinkButton } from '@diwan/ui';
import { FileUp, RotateCw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lateControls } from '#crud/feedback/late/late-controls.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { importPath } from '#crud/resource/resource-paths.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSession } from '#session/session-context.tsx';
import * as styles from '../ListScreen.css.ts';
import { questionOf } from '../query/list.implementations.ts';
import { asking, toViewSearch } from '../query/list-query.ts';
import { arrange } from '../query/list-query-columns.ts';
import { withDays } from '../query/list-query-filters.ts';
import type { List } from '../use-list.ts';
import { ListSearch } from './ListSearch.tsx';
import { ColumnsButton, ExportButton, FilterNames, ViewsButton } from './ToolButtons.tsx';

const ListFilters = lateControls(['list'], () => import('./ListFilters.tsx'), FilterNames);
const ViewsMenu = lateControls(['views', 'problems'], () => import('#crud/views/ViewsMenu.tsx'), ViewsButton);
const ExportMenu = lateControls(['exports', 'problems'], () => import('#crud/export/ExportMenu.tsx'), ExportButton);
const ColumnsMenu = lateControls(['list'], () => import('./ColumnsMenu.tsx'), ColumnsButton);

interface ListToolsProps {
  list: List;
  /** Filters that the screen has fixed and doesn't offer. */
  hidden: readonly string[];
  layouts: ReactNode;
  /** Whether the rows stand in a table, whose columns can be arranged. */
  isTable: boolean;
}

/** Search, filters and what else can be done with a list; what its buttons open comes when it is calm or asked for. */
export function ListTools({ list, hidden, layouts, isTable }: ListToolsProps) {
  const { resource, t, format } = useResource();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { query, apiQuery, ask, columns } = list;
  const go = useGo();
  const narrowing = Object.keys(query.filters).filter((name) => name !== 'state').length;
  const viewed = toViewSearch(query);
  const unfold = t('tools.unfold');
  const { can } = useSession();
  const importing = importPath(resource.key, can);
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
        <ListFilters query={query} apiQuery={apiQuery} onAsk={ask} hidden={hidden} isUrgent={narrowing > 0} />
      </div>
      <div className={styles.more}>
        {layouts}
        <ViewsMenu search={viewed} onOpen={(search) => go(search || '?')} isUrgent={viewed !== ''} />
        {isTable ? <ColumnsMenu list={list} /> : null}
        <ExportMenu
          query={withDays({ ...questionOf(apiQuery), ...(query.sort && { sort: query.sort }) }, resource.filters)}
          columns={shown.map(({ key }) => key)}
        />
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
