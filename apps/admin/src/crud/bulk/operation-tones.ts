import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Tone } from '@diwan/ui';

/** What a bulk operation in this state asks of the reader. */
export const operationTones: Record<BulkOperation['state'], Tone | 'neutral'> = {
  running: 'info',
  paused: 'attention',
  completed: 'positive',
  cancelled: 'neutral',
  stopped: 'critical',
};
