import { Banner, Bidi, LinkButton, Page, RetryButton, Tabs, Text, toasts } from '@diwan/ui';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { lazyWhenIdle } from '../feedback/lazy.ts';
import { PreviewButton } from '../feedback/PreviewButton.tsx';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { noteVisited, pageOf } from '../list/query/record-pager.ts';
import { dropRow } from '../list/query/use-known-list.ts';
import { LoadingOverview } from '../overview/LoadingOverview.tsx';
import { StateChips } from '../overview/StateChips.tsx';
import { useKeptAddress } from '../query/use-kept-address.ts';
import { useRecord } from '../query/use-record.ts';
import { RecordFace } from '../resource/face/RecordFace.tsx';
import { headed } from '../resource/labels.ts';
import { mayEdit } from '../resource/may-edit.ts';
import { useResource } from '../resource/resource-context.ts';
import { editPath, listPath, recordPath } from '../resource/resource-paths.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { RecordActions } from '../workflow/RecordActions.tsx';
import { RecordPager } from './RecordPager.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { RecordTab } from './RecordTab.tsx';
import { recordTabs, searchOf, tabIn } from './record-tabs.ts';

const Presence = lazyWhenIdle(['records'], () => import('../presence/Presence.tsx'));

export interface ViewScreenProps {
  /** Links to what belongs to the record. */
  links?: (record: AnyRecord) => ReactNode;
  /** Further items of the record's menu. */
  menuItems?: (record: AnyRecord) => ReactNode;
  /** What is to be known of the record before it is read. */
  notices?: (record: AnyRecord) => ReactNode;
}

/** A record by the id in the address; without one, a picker. */
export function ViewScreen(props: ViewScreenProps) {
  const match = useMatch();
  const id = match?.params.uuid;
  return id ? <OpenView key={id} id={id} {...props} /> : <RecordPicker screen="view" />;
}

function OpenView({ id, links, menuItems, notices }: ViewScreenProps & { id: string }) {
  const { resource, t, language } = useResource();
  const search = useSearch();
  const go = useGo();
  const leaveTo = useGo();
  const page = pageOf(resource.key, id);
  const list = page?.address ?? listPath(resource.key);
  const leave = useCallback(() => {
    dropRow(resource.key, id);
    toasts.show({ title: t('removal.done'), tone: 'positive' });
    leaveTo(list);
  }, [leaveTo, list, t, resource.key, id]);
  const open = useRecord(id, leave);
  const { record } = open;
  useKeptAddress(id, record, (kept) => recordPath(resource.key, kept));
  const name = record ? resource.label(record, language) : headed(t('one'));
  const crumbs = useCrumbs([{ label: t('title'), href: list }], name);
  const tabs = recordTabs(resource, t);
  const canEdit = record !== null && mayEdit(resource, record);
  useEffect(() => noteVisited(resource.key, id), [resource.key, id]);
  useShortcuts({ e: canEdit ? () => leaveTo(editPath(resource.key, id)) : undefined });

  return (
    <Page
      title={<span dir="auto">{name}</span>}
      picture={record ? <RecordFace resource={resource.key} record={record} name={name} size="medium" /> : undefined}
      breadcrumbs={crumbs}
      chips={
        record ? (
          <>
            {record.number && record.number !== name ? (
              <Text as="span" tone="muted">
                <Bidi>{record.number}</Bidi>
              </Text>
            ) : null}
            <StateChips record={record} />
            <Suspense fallback={null}>
              <Presence id={id} />
            </Suspense>
          </>
        ) : undefined
      }
      actions={
        <>
          {record ? <PreviewButton id={record.id} read={() => record} /> : null}
          {record ? links?.(record) : null}
          {canEdit ? <LinkButton href={editPath(resource.key, id)}>{t('edit')}</LinkButton> : null}
          {record ? <RecordActions record={record} open={open} menuItems={menuItems?.(record)} /> : null}
          {/* At the end, so that it stays under the pointer while the buttons of another record come. */}
          {page ? <RecordPager id={id} page={page} /> : null}
        </>
      }
    >
      {open.isOutdated ? (
        <Banner
          tone="attention"
          title={t('records:refreshFailed.title')}
          actions={<RetryButton onPress={open.refresh} />}
        >
          {t('records:refreshFailed.text')}
        </Banner>
      ) : null}
      {record ? notices?.(record) : null}
      {!record && open.problem ? (
        <RecordProblem problem={open.problem} onRetry={open.refresh} />
      ) : (
        <Tabs
          aria-label={name}
          items={tabs}
          selected={tabIn(search, tabs)}
          onSelect={(tab) => go(searchOf(tab), { replace: true })}
        >
          {record ? <RecordTab tab={tabIn(search, tabs)} record={record} /> : <LoadingOverview />}
        </Tabs>
      )}
    </Page>
  );
}
