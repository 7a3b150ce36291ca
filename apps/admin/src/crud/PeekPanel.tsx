import { Drawer, LinkButton } from '@diwan/ui';
import { addressOf } from './addresses.ts';
import { LoadingText } from './Loading.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import { useRoom } from './room.tsx';
import { useRecord } from './use-record.ts';
import { Overview } from './ViewScreen/Overview.tsx';

interface PeekPanelProps {
  id: string;
  onClose: () => void;
}

/** A closer look at one record beside the list. */
export function PeekPanel({ id, onClose }: PeekPanelProps) {
  const { resource, t, language } = useRoom();
  const { record, problem, refresh } = useRecord(id, onClose);
  return (
    <Drawer
      title={record ? resource.label(record, language) : t('one')}
      isOpen
      onClose={onClose}
      footer={record ? <LinkButton href={addressOf(resource, id)}>{t('view')}</LinkButton> : undefined}
    >
      {record ? (
        <Overview record={record} />
      ) : problem ? (
        <RecordProblem problem={problem} onRetry={refresh} />
      ) : (
        <LoadingText />
      )}
    </Drawer>
  );
}
