import type { CellContext } from '../../crud/cell-context.ts';
import { refusalText } from '../../crud/refusal-text.ts';

/** Why a meeting was not written, in the person's language. */
export function outcomeText(phase: 'refused' | 'failed', reason: string | undefined, t: CellContext['t']): string {
  if (phase === 'failed') return `${t('form.saveFailed.title')} ${t('form.saveFailed.text')}`;
  return reason === 'invalid' ? t('meeting.invalid') : refusalText(reason, t);
}
