import { LinkButton, Page, Stack } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useCrumbs } from '../../navigation/use-crumbs.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { useList } from '../use-list.ts';
import { ListPages } from './ListPages.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';
import { ListStates } from './ListStates.tsx';
import { ListTools } from './ListTools.tsx';

export interface ListScreenProps extends Pick<ListRowsProps, 'onOpen' | 'columns'> {
  /** Filters that this screen has fixed, such as the job post whose applicants it shows. */
  fixed?: Readonly<Record<string, string>>;
  title?: string;
  actions?: ReactNode;
  /** Stands beside the list: a panel. */
  children?: ReactNode;
}

const Decision = lazy(async () => ({ default: (await import('../Decision/Decision.tsx')).Decision }));
const nothingFixed = {};

/** A resource's list: its states with counts, search and filters, rows, pages; all of it in the address. */
export function ListScreen({ fixed = nothingFixed, title, actions, columns, onOpen, children }: ListScreenProps) {
  const { resource, t } = useRoom();
  const list = useList(fixed);
  const crumbs = useCrumbs();
  const [decision, setDecision] = useState<{ record: AnyRecord; event: string } | null>(null);
  const decide = useCallback((record: AnyRecord, event: string) => setDecision({ record, event }), []);
  const add = resource.screens.includes('add') && (
    <LinkButton variant="primary" href={`${resource.path}/add`} icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
      {t('add')}
    </LinkButton>
  );
  return (
    <Page title={title ?? t('title')} breadcrumbs={crumbs} actions={actions ?? add}>
      <Stack gap="sm">
        <ListStates query={list.query} counts={list.counts} />
        <ListTools
          query={list.query}
          hidden={Object.keys(fixed)}
          onAsk={list.ask}
          onRefresh={list.refresh}
          isRefreshing={list.isRefreshing}
        />
        <ListRows list={list} columns={columns} onOpen={onOpen} onEvent={decide} />
        <ListPages list={list} />
      </Stack>
      {decision ? (
        <Suspense fallback={null}>
          <Decision {...decision} onDecided={({ id }) => list.rowChanged(id)} onClose={() => setDecision(null)} />
        </Suspense>
      ) : null}
      {children}
    </Page>
  );
}
