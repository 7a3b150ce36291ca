import { Inline, LinkButton, SidePanel, Stack } from '@diwan/ui';
import type { ReactNode } from 'react';
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
  if (!row) return <UnlistedPeek key={id} id={id} onClose={onClose} />;
  return (
    <PeekFrame named={row} onClose={onClose}>
      <ListedPeek key={id} id={id} onClose={onClose} />
    </PeekFrame>
  );
}

type Peeked = Pick<PeekPanelProps, 'id' | 'onClose'>;

function ListedPeek({ id, onClose }: Peeked) {
  return <PeekBody open={useRecord(id, onClose)} />;
}

function UnlistedPeek({ id, onClose }: Peeked) {
  const open = useRecord(id, onClose);
  return (
    <PeekFrame named={open.record} onClose={onClose}>
      <PeekBody open={open} />
    </PeekFrame>
  );
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
