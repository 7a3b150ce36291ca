import type { CellContext } from './cells/cell-context.ts';

/** Why an event is refused, in the person's language; an unknown reason is still said. */
export function refusalText(reason: string | undefined, t: CellContext['t']): string {
  return t(`refusals.${reason ?? 'wrongState'}`, { defaultValue: t('refusals.wrongState') });
}
