import type { ImportOutcome, ImportState, ImportVerdict } from '@diwan/api-contract/importing/values';
import type { Tone } from '@diwan/ui';

type AnyTone = Tone | 'neutral';

export const stateTones: Record<ImportState, AnyTone> = {
  uploaded: 'attention',
  mapped: 'info',
  checked: 'attention',
  running: 'info',
  paused: 'attention',
  finished: 'positive',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
};
export const verdictTones: Record<ImportVerdict, AnyTone> = {
  new: 'positive',
  changed: 'info',
  same: 'neutral',
  wrong: 'critical',
};
export const outcomeTones: Record<ImportOutcome, AnyTone> = {
  done: 'positive',
  failed: 'critical',
  skipped: 'neutral',
  undone: 'neutral',
  kept: 'attention',
};
