import type { Problem } from '@diwan/api-contract/problem';
import { Banner, ConfirmDialog } from '@diwan/ui';
import type { OpenRecord } from '../query/use-record.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';

interface RemoveDialogProps {
  record: AnyRow;
  open: Pick<OpenRecord, 'remove' | 'problem' | 'isRemoving'>;
  onClose: () => void;
}

/** Asks before a record is deleted, by its name; says what still refers to it when that keeps it. */
export function RemoveDialog({ record, open, onClose }: RemoveDialogProps) {
  const { resource, t, language } = useResource();
  return (
    <ConfirmDialog
      title={t('removal.title', { name: resource.label(record, language) })}
      consequence={t('removal.text')}
      confirmLabel={t('removal.action', { one: t('one') })}
      isOpen
      isPending={open.isRemoving}
      onConfirm={open.remove}
      onCancel={onClose}
    >
      {open.problem ? <Banner tone="critical">{removalProblem(open.problem, t)}</Banner> : null}
    </ConfirmDialog>
  );
}

function removalProblem({ code, references }: Problem, t: CellContext['t']): string {
  if (code === 'stale') return t('removal.stale');
  if (code !== 'inUse') return `${t('failed.title')} ${t('failed.text')}`;
  const uses = (references ?? []).map(({ resource, count }) =>
    t('removal.reference', { count, area: t(`areas.${resource}`) }),
  );
  return t('removal.inUse', { references: uses.join('، ') });
}
