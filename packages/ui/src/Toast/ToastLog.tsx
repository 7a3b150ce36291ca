import { useSyncExternalStore } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { type ToastQueue, toasts } from './toast-queue.ts';

export interface ToastLogProps {
  /**
   * Where its toasts come from.
   * @default toasts
   */
  queue?: ToastQueue;
  /** Says that there was no message yet. */
  emptyTitle: string;
  /** Turns an instant into the page's language. */
  formatTime: (instant: string) => string;
}

/** The messages that toasts have shown since the page was opened, newest first, for those who were too slow. */
export function ToastLog({ queue = toasts, emptyTitle, formatTime }: ToastLogProps) {
  const { log } = useSyncExternalStore(queue.subscribe, queue.read);
  const { notifications } = useUiTexts();
  if (log.length === 0) return <EmptyState title={emptyTitle} />;
  const items = log.map(({ id, title, description, tone = 'info', shownAt }) => {
    const dateTime = new Date(shownAt).toISOString();
    return { id: `${id}`, title, detail: description, tone, dateTime, time: formatTime(dateTime) };
  });
  return <Timeline aria-label={notifications} items={items} />;
}
