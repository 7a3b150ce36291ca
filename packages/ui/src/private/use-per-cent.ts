import { createFormat } from '../format/format.ts';
import { useLanguage } from '../UiProvider/ui-context.ts';

/** How much of `max` there is, in whole per cent, with the sign that every other figure of the page has. */
export function usePerCent(value: number, max: number): string {
  const share = Math.min(1, Math.max(0, value / max));
  return createFormat(useLanguage()).percent(Math.round(share * 100) / 100);
}
