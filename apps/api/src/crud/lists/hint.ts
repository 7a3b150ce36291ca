import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

/** What tells namesakes apart: a number and one thing more. */
export const hintOf = (number: string, { ar, en }: LocalizedText): LocalizedText => ({
  ar: `${number} · ${ar}`,
  en: `${number} · ${en ?? ar}`,
});
