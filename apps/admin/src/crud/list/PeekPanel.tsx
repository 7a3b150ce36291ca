import { Inline, LinkButton, SidePanel } from '@diwan/ui';
import type { ReactNode } from 'react';
import { LoadingText } from '../feedback/Loading.tsx';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { Overview } from '../overview/Overview.tsx';
import { useRecord } from '../query/use-record.ts';
import { headed } from '../resource/labels.ts';
import { useResource } from '../resource/resource-context.ts';
import { editPath, hasScreen, recordPath } from '../resource/resource-paths.ts';
import type { AnyRecord } from '../resource/resource-types.ts';

interface PeekPanelProps {
  id: string;
  /** The record, when the list has it and keeps it up to date. */
  row: AnyRecord | undefined;
  onClose: () => void;
}

/** A closer look at one record beside the list. */
export default function PeekPanel({ id, row, onClose }: PeekPanelProps) {
  if (!row) return <FetchedPeek key={id} id={id} onClose={onClose} />;
  return (
    <PeekFrame record={row} onClose={onClose}>
      <Overview key={id} record={row} />
    </PeekFrame>
  );
}

function FetchedPeek({ id, onClose }: Pick<PeekPanelProps, 'id' | 'onClose'>) {
  const { record, problem, refresh } = useRecord(id, onClose);
  return (
    <PeekFrame record={record} onClose={onClose}>
      {record ? (
        <Overview record={record} />
      ) : problem ? (
        <RecordProblem problem={problem} onRetry={refresh} />
      ) : (
        <LoadingText />
      )}
    </PeekFrame>
  );
}

interface PeekFrameProps {
  record: AnyRecord | null;
  onClose: () => void;
  children: ReactNode;
}

function PeekFrame({ record, onClose, children }: PeekFrameProps) {
  const { resource, t, language } = useResource();
  const links = record && (
    <Inline gap="xs">
      {hasScreen(resource.key, 'view') ? (
        <LinkButton variant="primary" href={recordPath(resource.key, record.id)}>
          {t('view')}
        </LinkButton>
      ) : null}
      {hasScreen(resource.key, 'edit') ? (
        <LinkButton href={editPath(resource.key, record.id)}>{t('edit')}</LinkButton>
      ) : null}
    </Inline>
  );
  return (
    <SidePanel
      title={record ? resource.label(record, language) : headed(t('one'))}
      isOpen
      onClose={onClose}
      footer={links}
    >
      {children}
    </SidePanel>
  );
}
