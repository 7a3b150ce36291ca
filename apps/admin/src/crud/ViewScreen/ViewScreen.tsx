import { LinkButton, Page, Stack, Tabs, toasts } from '@diwan/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useGo, useNavigation } from '../../navigation/navigation-context.tsx';
import { useCrumbs } from '../../navigation/use-crumbs.ts';
import { editAddressOf, listAddressOf } from '../addresses.ts';
import { cells } from '../cells.tsx';
import { LoadingText } from '../Loading.tsx';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import { RecordPicker } from '../RecordPicker.tsx';
import { RecordProblem } from '../RecordProblem.tsx';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { useRecord } from '../use-record.ts';
import { Activity } from './Activity.tsx';
import { Overview } from './Overview.tsx';

export interface ViewScreenProps {
  /** Links to what belongs to the record. */
  related?: (record: AnyRecord) => ReactNode;
  /** Further items of the record's menu. */
  menuItems?: (record: AnyRecord) => ReactNode;
}

/** A record by the id in the address; without one, a picker. */
export function ViewScreen(props: ViewScreenProps) {
  const { match } = useNavigation();
  const id = match?.params.uuid;
  return id ? <OpenView key={id} id={id} {...props} /> : <RecordPicker screen="view" />;
}

function OpenView({ id, related, menuItems }: ViewScreenProps & { id: string }) {
  const room = useRoom();
  const { resource, t, language } = room;
  const go = useGo();
  const leave = useCallback(() => {
    toasts.show({ title: t('removal.done'), tone: 'positive' });
    go(listAddressOf(resource));
  }, [go, resource, t]);
  const open = useRecord(id, leave);
  const { record } = open;
  const [tab, setTab] = useState('overview');
  const name = record ? resource.label(record, language) : t('one');
  const crumbs = useCrumbs([{ label: t('title'), href: listAddressOf(resource) }], name);

  return (
    <Page
      title={<span dir="auto">{name}</span>}
      breadcrumbs={crumbs}
      chips={record ? cells.state(resource.workflow, record.state, room) : undefined}
      actions={
        record ? (
          <>
            {related?.(record)}
            {resource.screens.includes('edit') ? (
              <LinkButton href={editAddressOf(resource, id)}>{t('edit')}</LinkButton>
            ) : null}
            <RecordActions record={record} open={open} menuItems={menuItems?.(record)} />
          </>
        ) : undefined
      }
    >
      {record ? (
        <Tabs
          aria-label={name}
          items={[
            { id: 'overview', label: t('tabs.overview') },
            { id: 'activity', label: t('tabs.activity') },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'overview' ? <Overview record={record} /> : <Activity id={id} version={record.version} />}
        </Tabs>
      ) : open.problem ? (
        <RecordProblem problem={open.problem} onRetry={open.refresh} />
      ) : (
        <Stack gap="lg">
          <LoadingText />
        </Stack>
      )}
    </Page>
  );
}
