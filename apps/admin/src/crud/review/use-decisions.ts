import { announce } from '@diwan/ui';
import { refusalText } from '../resource/refusal-text.ts';
import { useResource } from '../resource/resource-context.ts';
import type { Review } from './use-review.ts';

/** A decision as its button shows it. */
export interface Choice {
  event: string;
  label: string;
  /** The same where there is little room. */
  short: string;
  /** The key that makes it. */
  shortcut: string;
  isMain: boolean;
  /** Whether it asks for something first, such as a reason. */
  asks: boolean;
  /** Why it can't be made now. */
  refusal: string | null;
  choose: () => void;
}

const shortcuts = { reject: 'r', sendBack: 'c', approve: 'a' } as const;
const inOrder = Object.keys(shortcuts) as (keyof typeof shortcuts)[];

/** What may be decided about the record at hand, the main one last. */
export function useDecisions({ record, decide, ask }: Pick<Review, 'record' | 'decide' | 'ask'>): Choice[] {
  const { resource, t } = useResource();
  return inOrder.flatMap((kind) => {
    const event = resource.review?.[kind];
    if (!event) return [];
    const label = t(`events.${event}`);
    const found = record?.availableEvents.find(({ type }) => type === event);
    const refusal = record && !found?.isAvailable ? refusalText(found?.reason, t) : null;
    const asks = resource.eventFields?.[event] !== undefined;
    const choose = () => {
      if (refusal) announce(t('review:blocked', { event: label, reason: refusal }), 'assertive');
      else if (!record) return;
      else if (asks) ask(event);
      else decide({ type: event });
    };
    const short = kind === 'sendBack' ? t('review:short.sendBack') : label;
    const isMain = kind === 'approve';
    return { event, label, short, shortcut: shortcuts[kind], isMain, asks, refusal, choose };
  });
}
