import { Button, Inline, Skeleton } from '@diwan/ui';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { afterScreen } from '../../navigation/after-screen.ts';
import { useRoom } from '../room.tsx';
import type { ListFiltersProps } from './ListFilters.tsx';
import { ListSearch } from './ListSearch.tsx';

const ListFilters = lazy(() => afterScreen(() => import('./ListFilters.tsx')));

interface ListToolsProps extends ListFiltersProps {
  onRefresh: () => void;
  isRefreshing: boolean;
}

/** Search, filters and refresh above a list; the filters come once there are rows to narrow. */
export function ListTools({ query, onAsk, hidden, onRefresh, isRefreshing }: ListToolsProps) {
  const { t } = useRoom();
  return (
    <Inline gap="sm" align="center">
      <ListSearch value={query.q} onChange={(q) => onAsk({ ...query, q, after: '', before: '' }, 'replace')} />
      <Suspense fallback={<Skeleton shape="control" width="320px" />}>
        <ListFilters query={query} onAsk={onAsk} hidden={hidden} />
      </Suspense>
      <Button
        variant="plain"
        isSquare
        aria-label={t('refresh')}
        title={t('refresh')}
        onPress={onRefresh}
        isPending={isRefreshing}
      >
        <RotateCw size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    </Inline>
  );
}
