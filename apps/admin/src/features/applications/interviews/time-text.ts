import type { CellContext } from '#crud/resource/cells/cell-context.ts';

/** A length of time in the largest unit that measures it wholly. */
export function timeText(minutes: number, t: CellContext['t']): string {
  if (minutes > 0 && minutes % 1440 === 0) return t('meeting.days', { count: minutes / 1440 });
  if (minutes > 0 && minutes % 60 === 0) return t('meeting.hours', { count: minutes / 60 });
  return t('meeting.minutes', { count: minutes });
}
