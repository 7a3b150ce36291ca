import { LinkButton, Page, Stack } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { lazyNow } from '../feedback/lazy.ts';
import { useResource } from '../resource/resource-context.ts';
import { addPath, hasScreen } from '../resource/resource-paths.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { ListBeside, type ListBesideProps } from './ListBeside.tsx';
import { ListBody } from './ListBody.tsx';
import { ListPages } from './ListPages.tsx';
import { ListStates } from './ListStates.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { ListTable, type ListTableProps } from './table/ListTable.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { type List, useList } from './use-list.ts';

export interface ListScreenProps extends Pick<ListTableProps, 'onOpen'>, Pick<ListBesideProps, 'renderPeek'> {
  /** Filters that this screen has fixed, such as the job post whose applicants it shows. */
  fixed?: Readonly<Record<string, string>>;
  title?: string;
  actions?: ReactNode;
  /** Keys of the columns to have; all of the resource's unless given. */
  columns?: readonly string[] | undefined;
  /** Chooses between the table and other bodies; its choice is `layout` in the address. */
  layouts?: ReactNode;
  /** Stand in the head, with its states below them: the sides of a screen of which the list is one. */
  tabs?: ReactNode;
  /** False where the body itself stands in states. */
  hasStates?: boolean;
  /** Another body in place of table and pages. */
  renderRows?: ((list: List) => ReactNode) | undefined;
  /** Stands above the list: what its rows add up to. */
  above?: ReactNode;
  /** Stands beside the list: a panel. */
  children?: ReactNode;
}

const Decision = lazyNow([], async () => ({ default: (await import('../workflow/Decision.tsx')).Decision }));
const nothingFixed = {};

/** A resource's list: its states with counts, search and filters, rows, pages; all of it in the address. */
export function ListScreen({ fixed = nothingFixed, columns, layouts, renderRows, ...props }: ListScreenProps) {
  const { resource, t } = useResource();
  const list = useList({ fixed, columnKeys: columns, hasLayouts: layouts !== undefined });
  // Rows first: what stands around and beside them may come a moment later.
  const tools = useDeferredValue(list);
  const crumbs = useCrumbs();
  const [decision, setDecision] = useState<{ record: AnyRow; event: string } | null>(null);
  // Not asked any more when one comes back.
  useEffect(() => () => setDecision(null), []);
  const decide = useCallback((record: AnyRow, event: string) => setDecision({ record, event }), []);
  const add = hasScreen(resource.key, 'add') && (
    <LinkButton variant="primary" href={addPath(resource.key)} icon={<Plus />}>
      {t('add')}
    </LinkButton>
  );
  const states = props.hasStates === false ? undefined : <ListStates query={list.query} counts={list.counts} />;
  return (
    <Page
      title={props.title ?? t('title')}
      breadcrumbs={crumbs}
      tabs={props.tabs ?? states}
      actions={
        <>
          <ReviewLink query={list.query} fixed={fixed} />
          {props.actions ?? add}
        </>
      }
    >
      <Stack gap="sm">
        {props.tabs ? states : null}
        {props.above}
        <ListTools list={tools} hidden={Object.keys(fixed)} layouts={layouts} isTable={!renderRows} />
        <ListBody list={list}>
          {renderRows?.(list) ?? <ListTable list={list} onOpen={props.onOpen} onEvent={decide} />}
        </ListBody>
        {renderRows ? null : <ListPages list={list} />}
      </Stack>
      {decision ? (
        <Suspense fallback={null}>
          <Decision {...decision} onDecided={list.rowDecided} onClose={() => setDecision(null)} />
        </Suspense>
      ) : null}
      <ListBeside list={tools} renderPeek={props.renderPeek} />
      {props.children}
    </Page>
  );
}
