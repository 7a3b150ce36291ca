import { LinkButton, Stack, untilLoaded } from '@diwan/ui';
import { Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { loadMessages } from '#messages/messages.ts';
import { usePath } from '#navigation/navigation-context.tsx';
import { OwnSearchProvider } from '#navigation/OwnSearchProvider.tsx';
import { LoadingText } from '../feedback/Loading.tsx';
import { lazyNow } from '../feedback/lazy.ts';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { asking } from '../list/query/list-query.ts';
import { rememberShown } from '../list/query/record-pager.ts';
import { ListTable } from '../list/table/ListTable.tsx';
import { ListSearch } from '../list/tools/ListSearch.tsx';
import { useList } from '../list/use-list.ts';
import * as styles from '../overview/overview.css.ts';
import type { Related, Resource } from '../resource/define-resource.ts';
import { ResourceProvider } from '../resource/ResourceProvider.tsx';
import { useResource } from '../resource/resource-context.ts';
import { hasPage, listPath } from '../resource/resource-paths.ts';
import { loadResource } from '../resource/resource-register.ts';
import type { AnyRow, ResourceKey } from '../resource/resource-types.ts';

const Decision = lazyNow([], async () => ({ default: (await import('../workflow/Decision.tsx')).Decision }));

const loaded = new Map<ResourceKey, Promise<Resource>>();
/** What each list asked for last, so that the way back from one of its records leads to the same rows. */
const searches = new Map<string, string>();

function resourceOf(key: ResourceKey): Promise<Resource> {
  const known = loaded.get(key) ?? untilLoaded(() => fetchResource(key));
  loaded.set(key, known);
  return known;
}

async function fetchResource(key: ResourceKey): Promise<Resource> {
  const [resource] = await Promise.all([loadResource(key), loadMessages(key)]);
  return resource;
}

interface RelatedListProps {
  related: Related;
  /** The record that the list belongs to. */
  id: string;
}

/** Another resource's list on a tab, filtered to this record; its search and pages are its own and not the address's. */
export default function RelatedList(props: RelatedListProps) {
  return (
    <Suspense fallback={<LoadingText />}>
      <OtherResource {...props} />
    </Suspense>
  );
}

function OtherResource({ related, id }: RelatedListProps) {
  const path = usePath();
  const address = `${path}?tab=${related.key}`;
  const [search, setSearch] = useState(() => searches.get(address) ?? '');
  const keep = useCallback(
    (next: string) => {
      searches.set(address, next);
      setSearch(next);
    },
    [address],
  );
  return (
    <ResourceProvider resource={use(resourceOf(related.resource))}>
      <OwnSearchProvider search={search} onSearch={keep}>
        <EmbeddedList filter={related.filter} id={id} address={address} />
      </OwnSearchProvider>
    </ResourceProvider>
  );
}

function EmbeddedList({ filter, id, address }: { filter: string; id: string; address: string }) {
  const { resource, t } = useResource();
  const fixed = useMemo(() => ({ [filter]: id }), [filter, id]);
  const columnKeys = useMemo(
    () => resource.columns.map(({ key }) => key).filter((key) => key !== filter),
    [resource, filter],
  );
  const list = useList({ fixed, columnKeys, hasLayouts: false });
  const { query, ask, rows } = list;
  const total = list.counts && list.isCounted ? list.counts.total : null;
  const [decision, setDecision] = useState<{ record: AnyRow; event: string } | null>(null);
  const decide = useCallback((record: AnyRow, event: string) => setDecision({ record, event }), []);
  useEffect(() => {
    if (rows.length === 0 || !list.isCurrent) return;
    rememberShown(resource.key, {
      address,
      hasPage: false,
      ids: rows.map((row) => row.id),
      apiQuery: list.apiQuery,
      ...list.page,
      total,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after the list has remembered an address of its own
  }, [rows, list.isCurrent, query, resource.key, address, total]);

  return (
    <Stack gap="sm">
      <div className={styles.tools}>
        <ListSearch label={t('search')} value={query.q} onChange={(q) => ask(asking({ q }), 'replace')} />
        <LinkButton variant="plain" href={`${listPath(resource.key)}?${filter}=${id}`}>
          {t('records:openInList')}
        </LinkButton>
      </div>
      <ListBody list={list}>
        <ListTable
          list={list}
          onOpen={hasPage(resource.key) ? undefined : (record) => ask({ peek: record.id }, 'replace')}
          onEvent={decide}
        />
      </ListBody>
      <ListPages list={list} />
      {decision ? (
        <Suspense fallback={null}>
          <Decision {...decision} onDecided={list.rowDecided} onClose={() => setDecision(null)} />
        </Suspense>
      ) : null}
      <ListBeside list={list} />
    </Stack>
  );
}
