import { undoSeconds } from '@diwan/api-contract/undo';
import { problemOf } from '@diwan/machines/problem';
import { type ToastMessage, toasts } from '@diwan/ui';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { resourceClient } from '../resource/resource-client.ts';
import type { AnyRecord, AnyRow, ResourceKey } from '../resource/resource-types.ts';

interface Decided {
  resource: ResourceKey;
  /** The record as the decision left it. */
  record: Pick<AnyRow, 'id' | 'version'>;
  t: CellContext['t'];
  /** Told of the record as it was before, once it is so again. */
  onUndone: (record: AnyRecord) => void;
}

/** What a message about a decision offers as long as the decision can be taken back. */
export function undoOffer(decided: Decided): Pick<ToastMessage, 'duration' | 'action'> {
  const label = decided.t('undo.offer');
  return { duration: undoSeconds * 1_000, action: { label, onPress: () => void undo(decided) } };
}

async function undo({ resource, record: { id, version }, t, onUndone }: Decided): Promise<void> {
  try {
    onUndone(await resourceClient(resource).undo(id, version));
    toasts.show({ title: t('undo.done'), tone: 'positive' });
  } catch (error) {
    const { code, reason } = problemOf(error);
    const description =
      code === 'refused' ? refusalText(reason, t) : t(code === 'stale' ? 'refusals.notUndoable' : 'failed.text');
    toasts.show({ title: t('undo.failed'), description, tone: 'critical' });
  }
}
