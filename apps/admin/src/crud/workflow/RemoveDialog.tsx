import type { Problem } from '@diwan/api-contract/problem';
import { Banner, ConfirmDialog } from '@diwan/ui';
import type { OpenRecord } from '../query/use-record.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { type ResourceScope, useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';

interface RemoveDialogProps {
  record: AnyRow;
  open: Pick<OpenRecord, 'remove' | 'problem' | 'isRemoving'>;
  onClose: () => void;
}

/** Asks before a record is deleted, by its name; says what still refers to it when that keeps it. */
export function RemoveDialog({ record, open, onClose }: RemoveDialogProps) {
  const context = useResource();
  const { resource, t, language } = context;
  return (
    <ConfirmDialog
      title={t('removal.title', { name: resource.label(record, language) })}
      consequence={consequenceOf(record, context)}
      confirmLabel={t('removal.action', { one: t('one') })}
      isOpen
      isPending={open.isRemoving}
      onConfirm={open.remove}
      onCancel={onClose}
    >
      {open.problem ? <Banner tone="critical">{removalProblem(open.problem, context)}</Banner> : null}
    </ConfirmDialog>
  );
}

/** That there is no way back, and what else goes. */
function consequenceOf(record: AnyRow, { resource, t, format }: ResourceScope): string {
  const count = resource.removedWith?.(record) ?? 0;
  if (count === 0) return t('removal.text');
  return `${t('removedWith', { count, number: format.number(count) })} ${t('removal.text')}`;
}

function removalProblem({ code, reason, references }: Problem, { t, format }: CellContext): string {
  if (code === 'stale') return t('removal.stale');
  if (code === 'refused') return refusalText(reason, t);
  if (code !== 'inUse') return t('removal.failed');
  const uses = (references ?? []).map(({ resource, count }) =>
    t('removal.reference', { count, area: t(`areas.${resource}`) }),
  );
  return t('removal.inUse', { references: format.list(uses) });
}
