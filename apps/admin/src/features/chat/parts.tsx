import type { ConversationPriority } from '@diwan/api-contract/values/records/conversation';
import { StatusChip, type Tone } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

const tones: Readonly<Record<ConversationPriority, Tone | 'neutral'>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'attention',
  urgent: 'critical',
};

/** How soon a conversation is to be answered. */
export function PriorityChip({ priority, t }: { priority: ConversationPriority; t: CellContext['t'] }) {
  return <StatusChip tone={tones[priority]}>{t(`choices.conversationPriority.${priority}`)}</StatusChip>;
}
