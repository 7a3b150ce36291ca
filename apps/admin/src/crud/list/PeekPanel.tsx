import { Inline, LinkButton, SidePanel, Stack } from '@diwan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { LoadingOverview } from '../overview/LoadingOverview.tsx';
import { Overview } from '../overview/Overview.tsx';
import { type OpenRecord, useRecord } from '../query/use-record.ts';
import { RecordFace } from '../resource/face/RecordFace.tsx';
import { headed } from '../resource/labels.ts';
import { mayEdit } from '../resource/may-edit.ts';
import { useResource } from '../resource/resource-context.ts';
import { editPath, hasPage, hasScreen, recordPath } from '../resource/resource-paths.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { RecordActions } from '../workflow/RecordActions.tsx';

interface PeekPanelProps {
  id: string;
  /** What the list has read of the record. */
  row: AnyRow | undefined;
  onClose: () => void;
}

/** A closer look at one record beside the list: named at once by its row, and read whole. */
export default function PeekPanel({ id, row, onClose }: PeekPanelProps) {
  const [read, setRead] = useState<AnyRow | null>(null);
  return (
    <PeekFrame named={row ?? (read?.id === id ? read : null)} onClose={onClose}>
      <PeekedRecord key={id} id={id} onClose={onClose} onRead={setRead} />
    </PeekFrame>
  );
}

interface PeekedRecordProps extends Pick<PeekPanelProps, 'id' | 'onClose'> {
  onRead: (record: AnyRow | null) => void;
}

function PeekedRecord({ id, onClose, onRead }: PeekedRecordProps) {
  const open = useRecord(id, onClose);
  useEffect(() => onRead(open.record), [open.record, onRead]);
  return <PeekBody open={open} />;
}

/** What has no screen of its own is decided here. */
function PeekBody({ open }: { open: OpenRecord }) {
  const { resource } = useResource();
  const { record, problem, refresh } = open;
  if (record && hasPage(resource.key)) return <Overview record={record} />;
  if (record)
    return (
      <Stack>
        <Inline gap="xs">
          <RecordActions record={record} open={open} />
        </Inline>
        <Overview record={record} />
      </Stack>
    );
  return problem ? <RecordProblem problem={problem} onRetry={refresh} /> : <LoadingOverview />;
}

interface PeekFrameProps {
  /** The record, or what the list has read of it. */
  named: AnyRow | null;
  onClose: () => void;
  children: ReactNode;
}

function PeekFrame({ named, onClose, children }: PeekFrameProps) {
  const { resource, t, language } = useResource();
  const title = named ? resource.label(named, language) : headed(t('one'));
  const hasView = hasScreen(resource.key, 'view');
  const links = named && (hasView || mayEdit(resource, named)) && (
    <Inline gap="xs">
      {hasView ? (
        <LinkButton variant="primary" href={recordPath(resource.key, named.id)}>
          {t('view')}
        </LinkButton>
      ) : null}
      {mayEdit(resource, named) ? <LinkButton href={editPath(resource.key, named.id)}>{t('edit')}</LinkButton> : null}
    </Inline>
  );
  return (
    <SidePanel
      title={title}
      picture={named ? <RecordFace resource={resource.key} record={named} name={title} /> : undefined}
      isOpen
      onClose={onClose}
      footer={links || undefined}
    >
      {children}
    </SidePanel>
  );
}
