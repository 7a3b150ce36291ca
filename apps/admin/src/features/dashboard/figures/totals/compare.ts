import type { createFormat, StatChange } from '@diwan/ui';
import type { TFunction } from 'i18next';

export interface Compared {
  current: number;
  previous: number;
}

interface Saying {
  t: TFunction<'dashboard'>;
  format: ReturnType<typeof createFormat>;
  /** How a figure is written. */
  write: (figure: number) => string;
  /** Where the figure before is listed. */
  href?: string | undefined;
}

/** How a figure compares with the one of the period before, in words. */
export function changeOf({ current, previous }: Compared, { t, format, write, href }: Saying): StatChange {
  const before = write(previous);
  if (current === previous) return { direction: 'same', text: t('same', { before }), href };
  const direction = current > previous ? 'up' : 'down';
  if (previous === 0) return { direction, text: t('noneBefore'), href };
  const share = format.percent(Math.abs(current - previous) / Math.abs(previous));
  return { direction, text: t(direction === 'up' ? 'more' : 'less', { share, before }), href };
}
